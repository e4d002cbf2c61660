import { memberProcedures } from "../../../http/procedures.ts";
import { type EndingDeps, endChat, reopenChat } from "./service.ts";

/** Binds the endpoints that end and reopen conversations, for members. */
export function endingRoutes(deps: EndingDeps) {
  const { chatEnds } = memberProcedures;
  return {
    end: chatEnds.end.handler(({ input, context }) => endChat(deps, context.actor, input)),
    reopen: chatEnds.reopen.handler(({ input, context }) => reopenChat(deps, context.actor, input.chatId)),
  };
}

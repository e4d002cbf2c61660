import { memberProcedures } from "../../../http/procedures.ts";
import { endOtherSessions, endOwnSession, listSessions, type OwnSessionDeps } from "./service.ts";

export function sessionRoutes(deps: OwnSessionDeps) {
  const { sessions } = memberProcedures;
  return {
    list: sessions.list.handler(({ context }) => listSessions(deps, context.actor)),
    end: sessions.end.handler(({ context, input }) => endOwnSession(deps, context.actor, input.sessionId)),
    endOthers: sessions.endOthers.handler(({ context }) => endOtherSessions(deps, context.actor)),
  };
}

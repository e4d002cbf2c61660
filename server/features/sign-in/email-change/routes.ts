import { memberProcedures, publicProcedures } from "../../../http/procedures.ts";
import { confirmEmailChange, type EmailChangeDeps, requestEmailChange, undoEmailChange } from "./service.ts";

export function emailChangeRoutes(deps: EmailChangeDeps) {
  const { request, confirm } = memberProcedures.emailChange;
  const { undo } = publicProcedures.emailChange;
  return {
    request: request.handler(({ context, input }) => requestEmailChange(deps, context.actor, input)),
    confirm: confirm.handler(({ context, input }) => confirmEmailChange(deps, context.actor, input)),
    undo: undo.handler(({ input }) => undoEmailChange(deps, input)),
  };
}

import { memberProcedures } from "../../../http/procedures.ts";
import { type DeletionDeps, deleteAccount } from "./service.ts";

export function deletionRoutes(deps: DeletionDeps) {
  const { deletion } = memberProcedures;
  return {
    deleteUser: deletion.deleteUser.handler(({ context, input }) => deleteAccount(deps, context.actor, input.userId)),
  };
}

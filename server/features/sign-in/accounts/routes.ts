import { publicProcedures } from "../../../http/procedures.ts";
import { type AccountDeps, currentSession } from "./service.ts";

/** Binds the endpoint about the session. */
export function accountRoutes(deps: Pick<AccountDeps, "db">) {
  const { accounts } = publicProcedures;
  return {
    session: accounts.session.handler(({ context }) => currentSession(deps, context.actor, context.language)),
  };
}

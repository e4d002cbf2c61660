import { publicProcedures } from "../../http/procedures.ts";
import { type AccountDeps, checkEmail, checkNickname, currentSession, signUp } from "./service.ts";

/** Binds the accounts endpoints. All are open: nobody has an account before they have one. */
export function accountRoutes(deps: AccountDeps) {
  const { accounts } = publicProcedures;
  return {
    signUp: accounts.signUp.handler(({ input }) => signUp(deps, input)),
    nicknameAvailability: accounts.nicknameAvailability.handler(({ input }) => checkNickname(deps, input.nickname)),
    emailAvailability: accounts.emailAvailability.handler(({ input }) => checkEmail(deps.db, input.email)),
    session: accounts.session.handler(({ context }) => currentSession(deps, context.actor)),
  };
}

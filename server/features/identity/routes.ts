import { memberProcedures } from "../../http/procedures.ts";
import { changePassword, type IdentityDeps, proveIdentity } from "./service.ts";

/** Binds the identity endpoints. */
export function identityRoutes(deps: IdentityDeps) {
  const { identity } = memberProcedures;
  return {
    changePassword: identity.changePassword.handler(({ context, input }) =>
      changePassword(deps, context.actor, { ...input, language: context.language }),
    ),
    prove: identity.prove.handler(({ context, input }) => proveIdentity(deps.db, context.actor, input.password)),
  };
}

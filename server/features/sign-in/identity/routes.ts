import { memberProcedures } from "../../../http/procedures.ts";
import {
  changePassword,
  describeWays,
  type IdentityDeps,
  proveIdentity,
  setPassword,
  unlinkProvider,
} from "./service.ts";

export function identityRoutes(deps: IdentityDeps) {
  const { identity } = memberProcedures;
  return {
    changePassword: identity.changePassword.handler(({ context, input }) => changePassword(deps, context.actor, input)),
    setPassword: identity.setPassword.handler(({ context, input }) =>
      setPassword(deps, context.actor, input.newPassword),
    ),
    unlink: identity.unlink.handler(({ context, input }) => unlinkProvider(deps, context.actor, input.provider)),
    ways: identity.ways.handler(({ context }) => describeWays(deps.db, context.actor)),
    prove: identity.prove.handler(({ context, input }) => proveIdentity(deps, context.actor, input.password)),
  };
}

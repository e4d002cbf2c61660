import { memberProcedures } from "../../http/procedures.ts";
import type { Db } from "../../platform/database/open.ts";
import { proveIdentity } from "./service.ts";

/** Binds the identity endpoints. */
export function identityRoutes({ db }: { db: Db }) {
  const { identity } = memberProcedures;
  return {
    prove: identity.prove.handler(({ context, input }) => proveIdentity(db, context.actor, input.password)),
  };
}

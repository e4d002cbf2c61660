import { moderatorProcedures } from "../../../http/procedures.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { listAwaited, look } from "./service.ts";

/** Binds the endpoints of second looks, for moderators. */
export function secondLookRoutes(deps: DecisionDeps) {
  const { secondLooks } = moderatorProcedures;
  return {
    list: secondLooks.list.handler(({ context }) => listAwaited(deps.db, context.actor)),
    look: secondLooks.look.handler(({ input, context }) => look(deps, context.actor, input)),
  };
}

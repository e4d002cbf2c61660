import { moderatorProcedures } from "../../../http/procedures.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { changeBan } from "./service.ts";

/** Binds the change of bans, for moderators. */
export function banChangeRoutes(deps: DecisionDeps) {
  const { decisions } = moderatorProcedures;
  return { changeBan: decisions.changeBan.handler(({ input, context }) => changeBan(deps, context.actor, input)) };
}

import { moderatorProcedures } from "../../http/procedures.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { undo } from "./service.ts";

/** Binds the endpoint for undoing decisions, for moderators. */
export function undoRoutes(deps: DecisionDeps) {
  const { decisions } = moderatorProcedures;
  return { undo: decisions.undo.handler(({ input, context }) => undo(deps, context.actor, input.decisionId)) };
}

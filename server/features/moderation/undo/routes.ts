import { moderatorProcedures } from "../../../http/procedures.ts";
import type { DecisionDeps } from "../decisions/service.ts";
import { findUndoable, undo } from "./service.ts";

/** Binds the endpoints for undoing decisions, for moderators. */
export function undoRoutes(deps: DecisionDeps) {
  const { cases, decisions } = moderatorProcedures;
  return {
    decisions: { undo: decisions.undo.handler(({ input, context }) => undo(deps, context.actor, input.decisionId)) },
    cases: { undoable: cases.undoable.handler(({ context }) => findUndoable(deps.db, context.actor)) },
  };
}

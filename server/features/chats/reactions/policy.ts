import { AppError } from "../../../platform/app-error.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";

/** Converts database refusals: a block or deletion at the same moment. */
export function refuseReaction(error: unknown): never {
  const constraint = violatedConstraint(error)?.constraint;
  const isLate = constraint === "message_reactions_not_blocked" || constraint === "message_reactions_of_other";
  if (isLate || namesMissingRow(error)) {
    throw new AppError("MESSAGE_REFUSED", "blocked or deleted at the same moment");
  }
  throw error;
}

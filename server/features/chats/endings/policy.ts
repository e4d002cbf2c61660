import { AppError } from "../../../platform/app-error.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";

/** The database's refusals that a change at the same moment explains. */
const RACES: ReadonlySet<string | undefined> = new Set([
  "chat_ends_not_blocked",
  "chat_ends_in_chat",
  "chat_ends_number",
]);

/** The other device, or the other side, was faster. */
const ENDED: ReadonlySet<string | undefined> = new Set(["chat_ends_in_force_idx", "chat_ends_pkey"]);

export function refused(): AppError {
  return new AppError("CHAT_END_REFUSED", "the conversation cannot be ended or reopened");
}

/** Whether the conversation has just been ended; other refusals of the database are converted. */
export function isAlreadyEnded(error: unknown): boolean {
  const constraint = violatedConstraint(error)?.constraint;
  if (ENDED.has(constraint)) return true;
  throw RACES.has(constraint) || namesMissingRow(error) ? refused() : error;
}

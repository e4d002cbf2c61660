import { violatedConstraint } from "./constraint.ts";

const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a referenced row is missing, for example an account deleted meanwhile. */
export function namesMissingRow(error: unknown): boolean {
  return violatedConstraint(error)?.code === FOREIGN_KEY_VIOLATION;
}

import { violatedConstraint } from "./constraint.ts";

/** `foreign_key_violation`. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Whether a statement was refused because a row it refers to is gone, such as an account deleted in the meantime. */
export function namesMissingRow(error: unknown): boolean {
  return violatedConstraint(error)?.code === FOREIGN_KEY_VIOLATION;
}

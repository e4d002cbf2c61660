import { violatedConstraint } from "./constraint.ts";

/** `foreign_key_violation`. */
const FOREIGN_KEY_VIOLATION = "23503";

/** Tells whether a statement was refused because it names a row that is gone: an account deleted in the meantime, say. */
export function namesMissingRow(error: unknown): boolean {
  return violatedConstraint(error)?.code === FOREIGN_KEY_VIOLATION;
}

import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { ageOn, isCalendarDate } from "./age.ts";

/** Below 18 has its own message (ERR-07, ERR-08, OPEN-15). */
export type BirthDateProblem = "required" | "invalid" | "underage" | "outOfRange";

/**
 * Null if valid: `YYYY-MM-DD`, age 18 to 100 (LIMIT-01).
 *
 * @param today UTC date, `YYYY-MM-DD`
 */
export function birthDateProblem(birthDate: string, today: string): BirthDateProblem | null {
  if (birthDate === "") return "required";
  if (!isCalendarDate(birthDate)) return "invalid";
  const age = ageOn(birthDate, today);
  if (age < AGE.min) return "underage";
  return age > AGE.max ? "outOfRange" : null;
}

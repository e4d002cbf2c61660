import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { ageOn, isCalendarDate } from "./age.ts";

/** Why a birth date is refused. Under 18 has a reason of its own, so that people read why (ERR-07, ERR-08, OPEN-15). */
export type BirthDateProblem = "required" | "invalid" | "underage" | "outOfRange";

/**
 * Checks a birth date `YYYY-MM-DD` (spec §5: 18 to 100 years). Returns null for a good one.
 *
 * @param today UTC date `YYYY-MM-DD`
 */
export function birthDateProblem(birthDate: string, today: string): BirthDateProblem | null {
  if (birthDate === "") return "required";
  if (!isCalendarDate(birthDate)) return "invalid";
  const age = ageOn(birthDate, today);
  if (age < AGE.min) return "underage";
  return age > AGE.max ? "outOfRange" : null;
}

import type { PersonSummary } from "@nakamatch/contract/schemas/people";
import { ageOn } from "@nakamatch/domain/people/age";
import type { SummaryRow } from "./types.ts";

/** A person as lists show them. The age is in whole years on `today`, `YYYY-MM-DD` (OPEN-91). */
export function presentPerson(
  { id, nickname, avatarUrl, isPremium, birthDate, country, city }: SummaryRow,
  today: string,
): PersonSummary {
  const age = birthDate === null ? null : ageOn(birthDate, today);
  return { id, nickname, avatarUrl, isPremium, age, country, city };
}

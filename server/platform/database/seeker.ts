import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import type { Seeker } from "@nakamatch/domain/meeting/preferences";

/** Reads the ten bits of `discovery_seeker`. */
export function parseSeeker(bits: number): Seeker {
  const gendersIn = (set: number) => GENDERS.filter((_, index) => set & (1 << index));
  return {
    gender: GENDERS[bits & 3] ?? null,
    lookingFor: LOOKING_FOR[((bits >> 2) & 3) - 1] ?? null,
    friendshipPreference: gendersIn(bits >> 4),
    relationshipPreference: gendersIn(bits >> 7),
  };
}

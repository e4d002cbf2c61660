/** Whom a viewer can be shown at all, and what the filters of a request mean. */
import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { GENDERS, type Gender } from "@nakamatch/contract/vocabulary/people";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import type { Seeker } from "@nakamatch/domain/meeting/preferences";
import { invalidInput } from "../../platform/app-error.ts";
import type { RankingFilters } from "../../ranking/types.ts";

/**
 * The filters of a request that narrow, all but the interests: those are names still. Absent ones are at their defaults.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `city` without a country (OPEN-46), at an `ageRange` that ends before it begins
 */
export function checkFilters(requested: Partial<DiscoveryFilters>): Omit<RankingFilters, "interestIds"> {
  const filters = { ...DEFAULT_FILTERS, ...requested };
  const [minAge, maxAge] = filters.ageRange;
  if (filters.city && !filters.country) throw invalidInput([{ path: "city", reason: "needs_country" }]);
  if (minAge > maxAge) throw invalidInput([{ path: "ageRange", reason: "above_max" }]);
  const { city, selectedInterests: _, ...narrowing } = narrowingFilters(filters);
  return { ...narrowing, ...(city && { city: Number(city) }) };
}

/**
 * The bits of which somebody's mask must have one: the viewer's own wishes with the two genders swapped. Null for a viewer
 * without gender or intention, who sees everyone (OPEN-41). `preferencesFit` says the same.
 */
export function wantedMask(viewer: Seeker): number | null {
  if (viewer.gender === null || viewer.lookingFor === null) return null;
  const own = GENDERS.indexOf(viewer.gender);
  const bits = (intention: "amistad" | "relacion", wanted: readonly Gender[]) =>
    viewer.lookingFor === intention || viewer.lookingFor === "ambas"
      ? wanted.reduce((mask, gender) => mask | (1 << (GENDERS.indexOf(gender) * 3 + own)), 0)
      : 0;
  return bits("amistad", viewer.friendshipPreference) | (bits("relacion", viewer.relationshipPreference) << 9);
}

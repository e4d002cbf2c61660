/** Whom a viewer can be shown at all, and what the filters of a request mean. */
import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { GENDERS, type Gender } from "@nakamatch/contract/vocabulary/people";
import type { Seeker } from "@nakamatch/domain/meeting/preferences";
import { invalidInput } from "../../platform/app-error.ts";
import type { RankingFilters } from "./types.ts";

/** The filters as they come in; absent ones are at their widest. */
export type RequestedFilters = Partial<Omit<DiscoveryFilters, "ageRange">> & {
  minAge?: number | undefined;
  maxAge?: number | undefined;
};

/**
 * What the filters narrow, all but the interests: those are names still. Values at their widest narrow nothing, so that
 * those of unknown age stay (DISC-27, DISC-28).
 *
 * @throws {AppError} `VALIDATION_FAILED` at `city` without a country (OPEN-46), at `minAge` above `maxAge`
 */
export function checkFilters(requested: RequestedFilters): RankingFilters {
  const { minCompatibility = 0, maxDistance = FILTER_RANGES.distance.max, country, city } = requested;
  const { minAge = AGE.min, maxAge = AGE.max } = requested;
  if (city && !country) throw invalidInput([{ path: "city", reason: "needs_country" }]);
  if (minAge > maxAge) throw invalidInput([{ path: "minAge", reason: "above_max" }]);
  return {
    minCompatibility: minCompatibility > 0 ? minCompatibility : undefined,
    maxDistanceKm: maxDistance < FILTER_RANGES.distance.max ? maxDistance : undefined,
    country: country || undefined,
    city: city ? Number(city) : undefined,
    ageRange: minAge > AGE.min || maxAge < AGE.max ? [minAge, maxAge] : undefined,
  };
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

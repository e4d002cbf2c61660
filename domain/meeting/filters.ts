import { DEFAULT_FILTERS, type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";

/**
 * The active filters. One at its widest is inactive: it also admits unknown ages and distances, and values beyond its
 * range (DISC-23, DISC-27, DISC-28, LIMIT-11).
 */
export function narrowingFilters(filters: DiscoveryFilters): Partial<DiscoveryFilters> {
  const {
    minCompatibility,
    maxDistance,
    country,
    city,
    selectedInterests,
    ageRange,
    hideLiked,
    verified,
    sharedLanguage,
    goesTo,
  } = filters;
  const [minAge, maxAge] = ageRange;
  return {
    ...(minCompatibility > DEFAULT_FILTERS.minCompatibility && { minCompatibility }),
    ...(maxDistance < FILTER_RANGES.distance.max && { maxDistance }),
    ...(country !== DEFAULT_FILTERS.country && { country }),
    ...(city !== DEFAULT_FILTERS.city && { city }),
    ...(selectedInterests.length > 0 && { selectedInterests }),
    ...((minAge > AGE.min || maxAge < AGE.max) && { ageRange }),
    ...(hideLiked && { hideLiked }),
    ...(verified && { verified }),
    ...(sharedLanguage && { sharedLanguage }),
    ...(goesTo !== DEFAULT_FILTERS.goesTo && { goesTo }),
  };
}

/** Limits of ages and distance in kilometres, null without. */
export interface Limits {
  minAge: number | null;
  maxAge: number | null;
  maxDistance: number | null;
}

/** The filters that these limits would narrow, the distance rounded up to one that the filters offer. */
export function narrowedTo(
  { ageRange: [min, max], maxDistance }: Pick<DiscoveryFilters, "ageRange" | "maxDistance">,
  limits: Limits,
): Partial<Pick<DiscoveryFilters, "ageRange" | "maxDistance">> {
  const { step } = FILTER_RANGES.distance;
  const distance = Math.min(maxDistance, Math.ceil((limits.maxDistance ?? maxDistance) / step) * step);
  const ageRange: [number, number] = [Math.max(min, limits.minAge ?? min), Math.min(max, limits.maxAge ?? max)];
  const isNarrower = ageRange[0] <= ageRange[1] && (ageRange[0] > min || ageRange[1] < max);
  return { ...(isNarrower && { ageRange }), ...(distance < maxDistance && { maxDistance: distance }) };
}

import { DEFAULT_FILTERS, type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";

/**
 * The filters that narrow the list. One at its widest is left out: it lets everybody pass, people of unknown age or
 * distance and those beyond its range among them (DISC-23, DISC-27, DISC-28, LIMIT-11).
 */
export function narrowingFilters(filters: DiscoveryFilters): Partial<DiscoveryFilters> {
  const { minCompatibility, maxDistance, country, city, selectedInterests, ageRange } = filters;
  const [minAge, maxAge] = ageRange;
  return {
    ...(minCompatibility > DEFAULT_FILTERS.minCompatibility && { minCompatibility }),
    ...(maxDistance < FILTER_RANGES.distance.max && { maxDistance }),
    ...(country !== DEFAULT_FILTERS.country && { country }),
    ...(city !== DEFAULT_FILTERS.city && { city }),
    ...(selectedInterests.length > 0 && { selectedInterests }),
    ...((minAge > AGE.min || maxAge < AGE.max) && { ageRange }),
  };
}

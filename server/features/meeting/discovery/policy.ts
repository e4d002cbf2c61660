/** Checks a request's filters. */
import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import type { RankingFilters } from "@nakamatch/ranking/types";
import { invalidInput } from "../../../platform/app-error.ts";

/**
 * Fills in defaults and returns the filters that the ranking applies, without interests (still names), excluded
 * people, languages and the event.
 *
 * @throws {AppError} `VALIDATION_FAILED` at `city` without a country (OPEN-46), at an `ageRange` that ends before it
 * begins
 */
export function checkFilters(requested: Partial<DiscoveryFilters>): Omit<RankingFilters, "interestIds" | "languages"> {
  const filters = { ...DEFAULT_FILTERS, ...requested };
  const [minAge, maxAge] = filters.ageRange;
  if (filters.city && !filters.country) throw invalidInput([{ path: "city", reason: "needs_country" }]);
  if (minAge > maxAge) throw invalidInput([{ path: "ageRange", reason: "above_max" }]);
  const {
    city,
    selectedInterests: _names,
    hideLiked: _hideLiked,
    sharedLanguage: _shared,
    goesTo: _goesTo,
    ...narrowing
  } = narrowingFilters(filters);
  return { ...narrowing, ...(city && { city: Number(city) }) };
}

/** The viewer's languages where asked for: one of them suffices. Without any there is no filter. */
export function languageFilter(
  { sharedLanguage }: Partial<DiscoveryFilters>,
  viewer: { languages: number },
): Pick<RankingFilters, "languages"> {
  return sharedLanguage && viewer.languages !== 0 ? { languages: viewer.languages } : {};
}

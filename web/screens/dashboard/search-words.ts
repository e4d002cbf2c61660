import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { SAVED_SEARCHES } from "@nakamatch/contract/vocabulary/limits";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import { DEFAULT_SORT, writeView } from "@nakamatch/domain/meeting/view-address";
import { wellFormed } from "@nakamatch/domain/people/visible-text";
import { countryName, formatNumber } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useCity } from "./use-city.ts";
import { useOpenEvents } from "./use-open-events.ts";

/** Maximum number of titles listed by name. */
const NAMED_TITLES = 2;

/** Describes a search, most specific filter first: event, titles, place, ages, compatibility, distance. */
export function useSearchWords(filters: DiscoveryFilters): string[] {
  const { t, language } = useTranslation();
  const { city } = useCity(filters.country, filters.city);
  const narrowing = narrowingFilters(filters);
  const {
    selectedInterests = [],
    country = "",
    ageRange,
    minCompatibility,
    maxDistance,
    hideLiked,
    verified,
    sharedLanguage,
    goesTo,
  } = narrowing;
  const event = useOpenEvents(goesTo !== undefined)?.find(({ id }) => id === goesTo);
  const more = selectedInterests.length - NAMED_TITLES;
  return [
    event && t("savedSearches.goesTo", { event: event.name }),
    ...selectedInterests.slice(0, NAMED_TITLES),
    more > 0 && t("common.people.more", { count: more }),
    city?.name ?? countryName(country, language),
    ageRange && t("savedSearches.ages", { min: ageRange[0], max: ageRange[1] }),
    minCompatibility !== undefined && t("dashboard.filters.atLeast", { percent: minCompatibility }),
    maxDistance === 0 && t("savedSearches.sameCity"),
    maxDistance && t("savedSearches.within", { km: formatNumber(maxDistance, language) }),
    hideLiked && t("savedSearches.unliked"),
    verified && t("savedSearches.verified"),
    sharedLanguage && t("savedSearches.sharedLanguage"),
  ].filter((word) => typeof word === "string");
}

/** Joins as many words as fit into a name. */
export function nameOf([word = "", ...words]: readonly string[]): string {
  const first = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  const start = first.length > SAVED_SEARCHES.name ? `${first.slice(0, SAVED_SEARCHES.name - 1).trimEnd()}…` : first;
  return words.reduce((name, next) => {
    const longer = `${name}, ${next}`;
    return longer.length > SAVED_SEARCHES.name ? name : longer;
  }, wellFormed(start));
}

/** Whether the filters are equal, ignoring the order of titles. */
export function isSameSearch(one: DiscoveryFilters, other: DiscoveryFilters): boolean {
  const address = (filters: DiscoveryFilters) =>
    writeView(new URLSearchParams(), { sort: DEFAULT_SORT, filters }).toString();
  return address(one) === address(other);
}

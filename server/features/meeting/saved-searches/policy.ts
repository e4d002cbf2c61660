/** Interprets stored filters by today's rules. */
import { discoveryFilters } from "@nakamatch/contract/schemas/discovery-filters";
import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import type { SearchRow } from "./types.ts";

/** Cities and titles that still exist, and events whose lists of goers are open. */
export interface Existing {
  /** `country city`. */
  cities: ReadonlySet<string>;
  /** In lower case. */
  titles: ReadonlySet<string>;
  /** Ids. */
  events: ReadonlySet<string>;
}

/** Returns complete, valid filters; unknown ones get their defaults. */
export function knownFilters({ filters }: Pick<SearchRow, "filters">): DiscoveryFilters {
  const valid = Object.entries(discoveryFilters.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(filters[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  const known = discoveryFilters.parse(Object.fromEntries(valid));
  const [minAge, maxAge] = known.ageRange;
  return {
    ...known,
    city: known.country === "" ? "" : known.city,
    ageRange: minAge <= maxAge ? known.ageRange : [maxAge, minAge],
  };
}

/** Removes cities and titles that no longer exist, and an event to which the person no longer goes or that is over. */
export function existingFilters(filters: DiscoveryFilters, { cities, titles, events }: Existing): DiscoveryFilters {
  const { country, city, selectedInterests, goesTo } = filters;
  return {
    ...filters,
    city: cities.has(`${country} ${city}`) ? city : "",
    selectedInterests: selectedInterests.filter((name) => titles.has(name.toLowerCase())),
    goesTo: events.has(goesTo) ? goesTo : "",
  };
}

/** What stored filters mean today. */
import { discoveryFilters } from "@nakamatch/contract/schemas/discovery-filters";
import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import type { SearchRow } from "./types.ts";

/** The city and titles that still exist. */
export interface Existing {
  /** `country city`. */
  cities: ReadonlySet<string>;
  /** In lower case. */
  titles: ReadonlySet<string>;
}

/** Complete and valid filters; one that the product no longer knows is at its default. */
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

/** Without what is gone. */
export function existingFilters(filters: DiscoveryFilters, { cities, titles }: Existing): DiscoveryFilters {
  const { country, city, selectedInterests } = filters;
  return {
    ...filters,
    city: cities.has(`${country} ${city}`) ? city : "",
    selectedInterests: selectedInterests.filter((name) => titles.has(name.toLowerCase())),
  };
}

/** Spec §3, §7 Reads. Public. */
import type { City } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import type { Queryable } from "../../platform/database/open.ts";
import { readCitiesByName, readCity, readCountries, readLargestCities, searchCitiesByName } from "./store.ts";
import type { CityQuery } from "./types.ts";

/** Returns countries in the order of their Spanish names (GEO-01). */
export const listCountries = readCountries;

/** Returns at most `CITY_PAGE` cities, alphabetically (GEO-02, GEO-03); with `search`, as `searchCities`. */
export function listCities(
  db: Queryable,
  { countryCode, search, offset = 0, limit = CITY_PAGE }: CityQuery,
): Promise<City[]> {
  if (search !== undefined) return searchCities(db, countryCode, search, limit, offset);
  return readCitiesByName(db, countryCode, offset, Math.min(limit, CITY_PAGE));
}

/**
 * Returns exact matches, then prefixes, then the rest, most populous first (GEO-05), up to the longest list of options
 * (GEO-06, GEO-07). Searches without letters return the largest cities.
 */
export function searchCities(
  db: Queryable,
  countryCode: string,
  text: string,
  limit: number = CITY_OPTIONS.registration,
  offset = 0,
): Promise<City[]> {
  const most = Math.min(limit, CITY_OPTIONS.registration);
  const wanted = foldPlaceName(text);
  if (wanted === "") return readLargestCities(db, countryCode, offset, most);
  return searchCitiesByName(db, countryCode, wanted, offset, most);
}

/** GEO-04; `id` is at most `MAX_CITY_ID`. */
export async function findCity(db: Queryable, countryCode: string, id: number): Promise<City | null> {
  return (await readCity(db, countryCode, id)) ?? null;
}

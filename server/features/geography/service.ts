/** Countries and cities to choose from (spec §3, §7 Reads). Public. */
import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import type { Queryable } from "../../platform/database/open.ts";
import { readCitiesByName, readCity, readCountries, readLargestCities, searchCitiesByName } from "./store.ts";
import type { CityQuery } from "./types.ts";

/** All countries, ordered by their Spanish names (GEO-01). */
export function listCountries(db: Queryable): Promise<Country[]> {
  return readCountries(db);
}

/**
 * A range of a country's cities in alphabetical order, at most `CITY_PAGE` (GEO-02, GEO-03); with `search`, see
 * `searchCities`. Empty past the end and for unknown countries.
 */
export function listCities(
  db: Queryable,
  { countryCode, search, offset = 0, limit = CITY_PAGE }: CityQuery,
): Promise<City[]> {
  if (search !== undefined) return searchCities(db, countryCode, search, limit, offset);
  return readCitiesByName(db, countryCode, offset, Math.min(limit, CITY_PAGE));
}

/**
 * Cities with a name or alias that contains `text`, both folded by `foldPlaceName`: exact matches, then prefixes, then
 * the rest, most populous first (GEO-05). Without letters, the largest cities. Limited to the longest list of options
 * (GEO-06, GEO-07).
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

/** The country's city with this id, at most `MAX_CITY_ID` (GEO-04). */
export async function findCity(db: Queryable, countryCode: string, id: number): Promise<City | null> {
  return (await readCity(db, countryCode, id)) ?? null;
}

/** Countries and cities to choose from (spec §3, §7 Reads). Open to everybody, signed in or not. */
import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import type { Queryable } from "../../platform/database/open.ts";
import { readCitiesByName, readCity, readCountries, readLargestCities, searchCitiesByName } from "./store.ts";
import type { CityQuery } from "./types.ts";

/** All countries in alphabetical order of their Spanish names (GEO-01). */
export function listCountries(db: Queryable): Promise<Country[]> {
  return readCountries(db);
}

/**
 * A range of a country's cities (GEO-02, GEO-03): in alphabetical order, at most `CITY_PAGE` at once; with `search`, see
 * `searchCities`. Past the end, and for an unknown country, it is empty.
 */
export function listCities(
  db: Queryable,
  { countryCode, search, offset = 0, limit = CITY_PAGE }: CityQuery,
): Promise<City[]> {
  if (search !== undefined) return searchCities(db, countryCode, search, limit, offset);
  return readCitiesByName(db, countryCode, offset, Math.min(limit, CITY_PAGE));
}

/**
 * The cities whose name, or another name or spelling of theirs, contains `text`, as `foldPlaceName` folds both: exact matches
 * first, then those whose name begins with it, among equals the most populous (GEO-05). A text without letters finds
 * the largest cities. Never more than the longest list of options shows (GEO-06, GEO-07).
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

/** The city with this id, at most `MAX_CITY_ID` (GEO-04); null if the country has no such city. */
export async function findCity(db: Queryable, countryCode: string, id: number): Promise<City | null> {
  return (await readCity(db, countryCode, id)) ?? null;
}

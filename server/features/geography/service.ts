/** Countries and cities to choose from (spec §3, §7 Reads). Open to everybody, signed in or not. */
import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import type { Queryable } from "../../platform/database/open.ts";
import { readCitiesByName, readCityById, readCountries, readLargestCities, searchCitiesByName } from "./store.ts";
import type { CityInCountry, CityQuery } from "./types.ts";

/** Largest id the database can hold. */
const MAX_ID = 2_147_483_647;

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
 * The cities whose name, or another name of theirs, contains `text`, whatever its case, accents, apostrophes and hyphens:
 * exact matches first, then those whose name begins with it, among equals the most populous (GEO-05). A blank text finds
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
  if (text.trim() === "") return readLargestCities(db, countryCode, offset, most);
  return searchCitiesByName(db, countryCode, text.trim(), offset, most);
}

/** The city with this id (GEO-04); undefined if there is none. */
export async function findCityById(db: Queryable, id: number): Promise<CityInCountry | undefined> {
  if (!Number.isInteger(id) || Math.abs(id) > MAX_ID) return undefined;
  return readCityById(db, id);
}

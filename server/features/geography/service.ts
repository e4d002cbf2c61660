/** Countries and cities to choose from, and where cities lie (spec §3, §7 Reads). Open to everybody, signed in or not. */
import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import type { Queryable } from "../../platform/database/open.ts";
import {
  readCitiesByName,
  readCityById,
  readCityByName,
  readCountries,
  readLargestCities,
  searchCitiesByName,
} from "./store.ts";
import type { CityQuery, LocatedCity } from "./types.ts";

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
 * first those named exactly so, then those whose name begins so, among equals the most populous. A blank text finds the
 * largest cities. Never more than the longest list of options shows (GEO-06, GEO-07).
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

/**
 * The city with this id; undefined if there is none. GEO-04 asks for it; screens have no use for it so far, as people
 * come with the name of their city (GEO-12).
 */
export async function findCityById(db: Queryable, id: number): Promise<LocatedCity | undefined> {
  if (!Number.isInteger(id) || Math.abs(id) > MAX_ID) return undefined;
  return readCityById(db, id);
}

/**
 * The city of this name in a country; undefined if there is none. GEO-05 asks for it, for data that names a city. Case, accents, apostrophes and hyphens do not
 * matter; the name comes before an alias, an exact match before others, and of namesakes the most populous.
 */
export function findCityByName(db: Queryable, name: string, countryCode: string): Promise<LocatedCity | undefined> {
  return readCityByName(db, name.trim(), countryCode);
}

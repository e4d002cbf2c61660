/** Countries and cities, for everyone. */
import type { City } from "@nakamatch/contract/endpoints/people/geography";
import { CITY_OPTIONS, CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import { distanceToBeginning, typosAllowed } from "@nakamatch/domain/titles/typos";
import type { Queryable } from "../../../platform/database/open.ts";
import {
  listCountries,
  readCitiesByLetters,
  readCitiesByName,
  readCity,
  readLargestCities,
  searchCitiesByName,
} from "./store.ts";
import type { CityQuery } from "./types.ts";

/** Returns at most `CITY_PAGE` cities, alphabetically (GEO-02, GEO-03); with `search`, as `searchCities`. */
export function listCities(
  db: Queryable,
  { countryCode, search, offset = 0, limit = CITY_PAGE }: CityQuery,
): Promise<City[]> {
  if (search !== undefined) return searchCities(db, countryCode, search, limit, offset);
  return readCitiesByName(db, countryCode, offset, Math.min(limit, CITY_PAGE));
}

/** Mistyped names are compared with at most as many cities, in a few milliseconds. */
const COMPARED_MAX = 3000;

const RESEMBLING_MAX = 20;

/**
 * Returns exact matches, then prefixes, then the rest, most populous first (GEO-05), up to the longest list of options
 * (GEO-06, GEO-07). Searches without letters return the largest cities; those without matches up to 20 cities whose name
 * begins so but for a typo or two.
 */
export async function searchCities(
  db: Queryable,
  countryCode: string,
  text: string,
  limit: number = CITY_OPTIONS.registration,
  offset = 0,
): Promise<City[]> {
  const most = Math.min(limit, CITY_OPTIONS.registration);
  const wanted = foldPlaceName(text);
  if (wanted === "") return readLargestCities(db, countryCode, offset, most);
  const found = await searchCitiesByName(db, countryCode, wanted, offset, most);
  return found.length > 0 || offset > 0 ? found : (await resembling(db, countryCode, wanted)).slice(0, most);
}

/** Fewest typos first, then the most populous. */
async function resembling(db: Queryable, countryCode: string, wanted: string): Promise<City[]> {
  const most = typosAllowed(wanted);
  if (most === 0) return [];
  // First letters are rarely wrong, except that they may be swapped.
  const letters = [...new Set([...wanted].slice(0, 2))];
  const compared = await readCitiesByLetters(db, countryCode, letters, COMPARED_MAX);
  return compared
    .map(({ searchNames, ...city }) => {
      const names = searchNames.split("\n").filter((name) => letters.some((letter) => name.startsWith(letter)));
      return { city, typos: Math.min(...names.map((name) => distanceToBeginning(wanted, name, most))) };
    })
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, RESEMBLING_MAX)
    .map(({ city }) => city);
}

/** GEO-04; `id` is at most `MAX_CITY_ID`. */
export async function findCity(db: Queryable, countryCode: string, id: number): Promise<City | null> {
  return (await readCity(db, countryCode, id)) ?? null;
}

export { listCountries };

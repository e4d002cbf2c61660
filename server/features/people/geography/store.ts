import type { City, Country } from "@nakamatch/contract/endpoints/people/geography";
import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import { foldText } from "../../../platform/database/folded-text.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { cities, countries } from "../../../platform/database/schema/geography.ts";

const cityColumns = { id: cities.id, name: cities.name, region: cities.region };

/** In the order of their Spanish names, ignoring accents (GEO-01). */
export function listCountries(db: Queryable): Promise<Country[]> {
  return db
    .select({ code: countries.code, name: countries.name })
    .from(countries)
    .orderBy(foldText(countries.name), asc(countries.code));
}

/** Alphabetically, ignoring accents; of namesakes the larger first. */
export function readCitiesByName(db: Queryable, countryCode: string, offset: number, limit: number): Promise<City[]> {
  return db
    .select(cityColumns)
    .from(cities)
    .where(eq(cities.countryCode, countryCode))
    .orderBy(asc(cities.searchName), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

export function readLargestCities(db: Queryable, countryCode: string, offset: number, limit: number): Promise<City[]> {
  return db
    .select(cityColumns)
    .from(cities)
    .where(eq(cities.countryCode, countryCode))
    .orderBy(desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/**
 * `wanted` is folded. Cities of exactly that name, then whose name begins so or another is exactly that, then of which another
 * name begins so, then the rest, each the most populous first.
 */
export function searchCitiesByName(
  db: Queryable,
  countryCode: string,
  wanted: string,
  offset: number,
  limit: number,
): Promise<City[]> {
  const contains = (text: string) => sql<boolean>`strpos(${cities.searchNames}, ${text}) > 0`;
  // A city's own name is the first line: the short form of a small place does not precede a large city of that name.
  const begins = (text: string) => sql<boolean>`starts_with(${cities.searchNames}, ${text})`;
  const closeness = sql<number>`case
    when ${begins(`\n${wanted}\n`)} then 0
    when ${begins(`\n${wanted}`)} or ${contains(`\n${wanted}\n`)} then 1
    when ${contains(`\n${wanted}`)} then 2
    else 3 end`;
  return db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.countryCode, countryCode), contains(wanted)))
    .orderBy(asc(closeness), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/** Names of cities of which one begins with any of the letters, most populous first; at most `limit`. */
export function readCitiesByLetters(
  db: Queryable,
  countryCode: string,
  letters: readonly string[],
  limit: number,
): Promise<(City & { searchNames: string })[]> {
  return db
    .select({ ...cityColumns, searchNames: cities.searchNames })
    .from(cities)
    .where(
      and(
        eq(cities.countryCode, countryCode),
        or(...letters.map((letter) => sql<boolean>`strpos(${cities.searchNames}, ${`\n${letter}`}) > 0`)),
      ),
    )
    .orderBy(desc(cities.population), asc(cities.id))
    .limit(limit);
}

export async function readCity(db: Queryable, countryCode: string, id: number): Promise<City | undefined> {
  const [city] = await db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.countryCode, countryCode)));
  return city;
}

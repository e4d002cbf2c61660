import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { foldText } from "../../platform/database/folded-text.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";

const cityColumns = { id: cities.id, name: cities.name, region: cities.region };

/** Ignores accents. */
export function readCountries(db: Queryable): Promise<Country[]> {
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

/** `wanted` is folded. Exact matches, then prefixes, then the rest, most populous first. */
export function searchCitiesByName(
  db: Queryable,
  countryCode: string,
  wanted: string,
  offset: number,
  limit: number,
): Promise<City[]> {
  const contains = (text: string) => sql<boolean>`strpos(${cities.searchNames}, ${text}) > 0`;
  const closeness = sql<number>`case when ${contains(`\n${wanted}\n`)} then 0 when ${contains(`\n${wanted}`)} then 1 else 2 end`;
  return db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.countryCode, countryCode), contains(wanted)))
    .orderBy(asc(closeness), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

export async function readCity(db: Queryable, countryCode: string, id: number): Promise<City | undefined> {
  const [city] = await db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.countryCode, countryCode)));
  return city;
}

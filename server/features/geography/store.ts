import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { type AnyColumn, and, asc, desc, eq, min, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { containing, foldText } from "../../platform/database/folded-text.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { cities, cityAliases, countries } from "../../platform/database/schema/geography.ts";

const cityColumns = { id: cities.id, name: cities.name, region: cities.region };

/** All countries in alphabetical order, accents aside. */
export function readCountries(db: Queryable): Promise<Country[]> {
  return db
    .select({ code: countries.code, name: countries.name })
    .from(countries)
    .orderBy(foldText(countries.name), asc(countries.code));
}

/** A range of a country's cities in alphabetical order, accents aside; the larger of two namesakes first. */
export function readCitiesByName(db: Queryable, countryCode: string, offset: number, limit: number): Promise<City[]> {
  return db
    .select(cityColumns)
    .from(cities)
    .where(eq(cities.countryCode, countryCode))
    .orderBy(asc(cities.searchName), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/** A range of a country's cities, most populous first. */
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
 * A range of the cities whose name or an alias contains `text`: first those it names whole, then those whose name begins
 * with it, among equals the most populous.
 */
export function searchCitiesByName(
  db: Queryable,
  countryCode: string,
  text: string,
  offset: number,
  limit: number,
): Promise<City[]> {
  const matches = unionAll(
    db
      .select({ cityId: cities.id, folded: cities.searchName })
      .from(cities)
      .where(and(eq(cities.countryCode, countryCode), contains(cities.searchName, text))),
    // Of all countries: there are few aliases, and the join below leaves out the others.
    db
      .select({ cityId: cityAliases.cityId, folded: cityAliases.searchAlias })
      .from(cityAliases)
      .where(contains(cityAliases.searchAlias, text)),
  ).as("matches");
  const folded = foldPlaceName(text);
  const closeness = sql<number>`case when ${matches.folded} = ${folded} then 0
    when starts_with(${matches.folded}, ${folded}) then 1 else 2 end`;
  const ranked = db
    .select({ cityId: matches.cityId, rank: min(closeness).as("rank") })
    .from(matches)
    .groupBy(matches.cityId)
    .as("ranked");
  return db
    .select(cityColumns)
    .from(ranked)
    .innerJoin(cities, eq(cities.id, ranked.cityId))
    .where(eq(cities.countryCode, countryCode))
    .orderBy(asc(ranked.rank), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/** The city with this id in a country. */
export async function readCity(db: Queryable, countryCode: string, id: number): Promise<City | undefined> {
  const [city] = await db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.id, id), eq(cities.countryCode, countryCode)));
  return city;
}

/** A typed text as the stored names are folded. */
function foldPlaceName(text: string): SQL<string> {
  return sql<string>`fold_place_name(${text}::text)`;
}

/** The condition that a folded name contains a typed text; wildcards in the text are plain text. */
function contains(folded: AnyColumn, text: string): SQL<boolean> {
  return sql<boolean>`${folded} like ${containing(foldPlaceName(text))}`;
}

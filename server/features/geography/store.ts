import type { City, Country } from "@nakamatch/contract/endpoints/geography";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { containsFolded, foldText } from "../../platform/database/folded-text.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";
import type { LocatedCity } from "./types.ts";

const cityColumns = { id: cities.id, name: cities.name, region: cities.region };

const locatedCityColumns = {
  ...cityColumns,
  countryCode: cities.countryCode,
  latitude: cities.latitude,
  longitude: cities.longitude,
};

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
    .orderBy(foldText(cities.name), desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/** A range of the cities whose name contains `text`, most populous first. */
export function searchCitiesByName(
  db: Queryable,
  countryCode: string,
  text: string,
  offset: number,
  limit: number,
): Promise<City[]> {
  return db
    .select(cityColumns)
    .from(cities)
    .where(and(eq(cities.countryCode, countryCode), containsFolded(cities.name, text)))
    .orderBy(desc(cities.population), asc(cities.id))
    .limit(limit)
    .offset(offset);
}

/** The city with this id. */
export async function readCityById(db: Queryable, id: number): Promise<LocatedCity | undefined> {
  const [city] = await db.select(locatedCityColumns).from(cities).where(eq(cities.id, id));
  return city;
}

/** The city of this name: the one spelt exactly so before others, then the most populous. */
export async function readCityByName(
  db: Queryable,
  name: string,
  countryCode: string,
): Promise<LocatedCity | undefined> {
  const [city] = await db
    .select(locatedCityColumns)
    .from(cities)
    .where(and(eq(cities.countryCode, countryCode), eq(foldText(cities.name), foldText(sql`${name}::text`))))
    .orderBy(desc(eq(cities.name, name)), desc(cities.population), asc(cities.id))
    .limit(1);
  return city;
}

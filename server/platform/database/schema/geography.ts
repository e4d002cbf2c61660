import { sql } from "drizzle-orm";
import { doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

export const countries = pgTable("countries", {
  /** ISO 3166-1 alpha-2, in capitals. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
});

export const cities = pgTable("cities", {
  /** GeoNames id. */
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  countryCode: text("country_code").notNull(),
  /** Degrees north (WGS 84). */
  latitude: doublePrecision("latitude").notNull(),
  /** Degrees east (WGS 84). */
  longitude: doublePrecision("longitude").notNull(),
  /** State, province or the like; tells namesakes apart. */
  region: text("region"),
  population: integer("population").notNull().default(0),
  /** The name folded for search, made by the database. */
  searchName: text("search_name").notNull().generatedAlwaysAs(sql`fold_place_name(name)`),
});

/** Other names by which people search for a city. */
export const cityAliases = pgTable(
  "city_alias",
  {
    cityId: integer("city_id").notNull(),
    alias: text("alias").notNull(),
    /** The alias folded for search, made by the database. */
    searchAlias: text("search_alias").notNull().generatedAlwaysAs(sql`fold_place_name(alias)`),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.alias] })],
);

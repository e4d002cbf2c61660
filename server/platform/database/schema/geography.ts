import { sql } from "drizzle-orm";
import { doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";

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
  /** State or province; distinguishes namesakes. */
  region: text("region"),
  population: integer("population").notNull().default(0),
  /** Folded for alphabetical order. */
  searchName: text("search_name").notNull().generatedAlwaysAs(sql`fold_place_name(name)`),
  /** All names, folded by `foldPlaceName`, each between line breaks. */
  searchNames: text("search_names").notNull().default(""),
});

/**
 * Format of the committed cities: one line per column with tab-separated values, compressed with Brotli, which takes a
 * third less than rows. Sorted by country and id, so that id differences are small.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { City } from "./places.ts";

/** Separates a city's aliases. */
const ALIAS_SEPARATOR = ";";

/** About a meter. */
const COORDINATE_UNITS = 100_000;

/** Row `i` of each column is one city. */
export type CityColumns = {
  ids: number[];
  names: string[];
  countryCodes: string[];
  latitudes: number[];
  longitudes: number[];
  populations: number[];
  regions: string[];
  aliases: string[][];
};

/** Encodes cities given in any order. */
export function encodeCities(cities: readonly City[]): string {
  const rows = [...cities].sort((a, b) => compare(a.countryCode, b.countryCode) || a.id - b.id);
  const columns = [
    rows.map((city, index) => city.id - (rows[index - 1]?.id ?? 0)),
    rows.map((city) => city.name),
    rows.map((city) => city.countryCode),
    rows.map((city) => Math.round(city.latitude * COORDINATE_UNITS)),
    rows.map((city) => Math.round(city.longitude * COORDINATE_UNITS)),
    rows.map((city) => city.population),
    rows.map((city) => city.region),
    rows.map((city) => city.aliases.join(ALIAS_SEPARATOR)),
  ];
  return columns.map((column) => column.join("\t")).join("\n");
}

/** @throws {Error} for missing columns or unequal lengths */
export function decodeCities(text: string): CityColumns {
  const [differences, names, countryCodes, latitudes, longitudes, populations, regions, aliases] = text
    .split("\n")
    .map((line) => line.split("\t"));
  if (!(differences && names && countryCodes && latitudes) || !(longitudes && populations && regions && aliases)) {
    throw new Error("The file of cities lacks a column");
  }
  let id = 0;
  const columns = {
    ids: differences.map((difference) => {
      id += Number(difference);
      return id;
    }),
    names,
    countryCodes,
    latitudes: latitudes.map((value) => Number(value) / COORDINATE_UNITS),
    longitudes: longitudes.map((value) => Number(value) / COORDINATE_UNITS),
    populations: populations.map(Number),
    regions,
    aliases: aliases.map((value) => (value === "" ? [] : value.split(ALIAS_SEPARATOR))),
  };
  if (Object.values(columns).some((column) => column.length !== names.length)) {
    throw new Error("The columns of the file of cities differ in length");
  }
  return columns;
}

/** Reproducible on all platforms, but takes seconds. */
export function compress(text: string): Buffer {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

export function decompress(bytes: Buffer): string {
  return brotliDecompressSync(bytes).toString("utf8");
}

// Locale-independent, unlike localeCompare.
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Writes the built-in places of the contract (GEO-08, GEO-09; OPEN-25, OPEN-26). */
import { byPopulation, type City } from "./places.ts";

/** In the order of LIMIT-26. */
export const BUILT_IN_COUNTRIES =
  "AR BO BR CA CL CN CO CR CU DO EC ES FR DE GT GQ HN IT JP KR MX NI PA PE PY PT SV US UY VE GB".split(" ");

/** Per country. */
export const BUILT_IN_CITIES = 10;

export function mostPopulous(cities: readonly City[], countryCode: string): City[] {
  return cities
    .filter((city) => city.countryCode === countryCode)
    .sort(byPopulation)
    .slice(0, BUILT_IN_CITIES);
}

export function writeFallbackPlaces(cities: readonly City[]): string {
  const lists = BUILT_IN_COUNTRIES.map((countryCode) => {
    const lines = mostPopulous(cities, countryCode).map(({ id, name, region }) => {
      const shown = [
        `id: ${id}`,
        `name: ${JSON.stringify(name)}`,
        `region: ${region ? JSON.stringify(region) : "null"}`,
      ];
      return `    { ${shown.join(", ")} },\n`;
    });
    return `  ${countryCode}: [\n${lines.join("")}  ],\n`;
  });
  const codes = BUILT_IN_COUNTRIES.map((code) => `  ${JSON.stringify(code)},\n`);
  return `/**
 * What the selects of country and city offer while the real lists cannot be loaded: the countries of LIMIT-26 and
 * the ten most populous cities of each, with the ids of the database (GEO-08, GEO-09, OPEN-25, OPEN-26).
 * Written by \`npm run build:geography\`; data from GeoNames, see \`server/seed/geography/LICENCE.md\`.
 */

/** In the order of LIMIT-26. */
export const FALLBACK_COUNTRIES = [
${codes.join("")}] as const;
export type FallbackCountry = (typeof FALLBACK_COUNTRIES)[number];

/** Shaped like the API's cities. */
export type FallbackCity = { id: number; name: string; region: string | null };

/** By country, most populous first. */
export const FALLBACK_CITIES: Record<FallbackCountry, readonly FallbackCity[]> = {
${lists.join("")}};
`;
}

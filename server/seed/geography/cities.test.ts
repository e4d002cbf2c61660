import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { FALLBACK_CITIES, FALLBACK_COUNTRIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import { describe, expect, test } from "vitest";
import { countryName } from "./countries.ts";
import { BUILT_IN_COUNTRIES, writeFallbackPlaces } from "./fallback-places.ts";
import { decodeCities, decompress, encodeCities } from "./format.ts";
import { type City, groupBy, roughKm, SAME_SETTLEMENT_KM } from "./places.ts";
import version from "./version.json" with { type: "json" };

/** The committed output of the build. */
const text = decompress(readFileSync(new URL("cities.tsv.br", import.meta.url)));
const columns = decodeCities(text);
const cities = columns.ids.map(
  (id, row): City => ({
    id,
    name: columns.names[row]!,
    countryCode: columns.countryCodes[row]!,
    latitude: columns.latitudes[row]!,
    longitude: columns.longitudes[row]!,
    population: columns.populations[row]!,
    region: columns.regions[row]!,
    aliases: columns.aliases[row]!,
  }),
);

describe("the committed cities", () => {
  test("DATA-06: are those that version.json names", () => {
    expect(createHash("sha256").update(text).digest("hex")).toBe(version.sha256);
    expect(cities).toHaveLength(version.cities);
    expect(new Set(columns.countryCodes).size).toBe(version.countries);
    expect(columns.aliases.flat()).toHaveLength(version.aliases);
  });

  test("are written alike whatever the order they come in", () => {
    expect(encodeCities(cities.toReversed()) === text).toBe(true);
  });

  test.each([
    ["Madrid", 3117735, "ES", 40.4165, -3.70256],
    ["Tokyo", 1850147, "JP", 35.6895, 139.69171],
    ["Berlin", 2950159, "DE", 52.52437, 13.41053],
  ])("DATA-06: %s lies where it should", (name, id, countryCode, latitude, longitude) => {
    expect(cities.find((city) => city.id === id)).toMatchObject({ name, countryCode, latitude, longitude });
  });

  test.each([
    ["IT", "Roma", ["Rome", "Rom"]],
    ["DE", "München", ["Munich", "Monaco di Baviera"]],
    ["PT", "Lisboa", ["Lisbon", "Lisbonne", "Lissabon"]],
    ["MX", "Ciudad de México", ["Mexico City", "CDMX"]],
    ["GB", "London", ["Londres", "Londra"]],
    ["IE", "Galway", ["Gaillimh"]],
  ])("in %s: %s bears the name in use there, and the others as aliases", (countryCode, name, aliases) => {
    const found = cities.filter((city) => city.countryCode === countryCode && city.name === name);
    const [largest] = found.sort((a, b) => b.population - a.population);
    expect(largest?.aliases).toEqual(expect.arrayContaining(aliases.map(foldPlaceName)));
  });

  test.each([
    ["ES", "Andalucía", "Andalusia"],
    ["MX", "Ciudad de México", "Mexico City"],
    ["CO", "Tolima", "Tolima Department"],
  ])("in %s: a region is called %s, not %s", (countryCode, local, source) => {
    const regions = new Set(
      cities.filter((city) => city.countryCode === countryCode).map(({ region }) => region.split(", ")[0]),
    );
    expect(regions).toContain(local);
    expect(regions).not.toContain(source);
  });

  test("aliases are folded, and none repeats another or the city's name", () => {
    const wrong = cities.filter(({ name, aliases }) => {
      const distinct = new Set([foldPlaceName(name), ...aliases]);
      return distinct.size !== aliases.length + 1 || aliases.some((alias) => foldPlaceName(alias) !== alias);
    });
    expect(wrong).toEqual([]);
  });

  test("have unique ids, names, and coordinates on the globe", () => {
    expect(new Set(columns.ids).size).toBe(cities.length);
    const wrong = cities.filter(
      (city) => city.name.trim() === "" || Math.abs(city.latitude) > 90 || Math.abs(city.longitude) > 180,
    );
    expect(wrong).toEqual([]);
  });

  test("can be told apart: no two of a country have the same name and region, case and accents aside", () => {
    const labels = groupBy(cities, ({ countryCode, name, region }) =>
      [countryCode, foldPlaceName(name), foldPlaceName(region)].join("\t"),
    );
    expect([...labels].filter(([, alike]) => alike.length > 1)).toEqual([]);
  });

  test("bear a region exactly where the name repeats in the country", () => {
    const namesakes = groupBy(cities, ({ countryCode, name }) => `${countryCode}\t${foldPlaceName(name)}`);
    const wrong = [...namesakes.values()].filter((group) =>
      group.some((city) => (city.region !== "") !== group.length > 1),
    );
    expect(wrong).toEqual([]);
  });

  test("hold no settlement twice", () => {
    const namesakes = groupBy(cities, ({ countryCode, name }) => `${countryCode}\t${foldPlaceName(name)}`);
    const twice = [...namesakes.values()].filter((group) =>
      group.some((a) => group.some((b) => a.id < b.id && roughKm(a, b) < SAME_SETTLEMENT_KM)),
    );
    expect(twice).toEqual([]);
  });
});

describe("country names", () => {
  test.each(LANGUAGES)("every country has a name of its own in %s", (language) => {
    const codes = [...new Set(columns.countryCodes)];
    const names = codes.map((code) => countryName(code, language));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(codes.length);
  });
});

describe("built-in places", () => {
  test("GEO-08, LIMIT-26: are the 31 countries of the specification", () => {
    expect(FALLBACK_COUNTRIES).toEqual(BUILT_IN_COUNTRIES);
    expect(FALLBACK_COUNTRIES).toHaveLength(31);
    expect(Object.keys(FALLBACK_CITIES)).toEqual(BUILT_IN_COUNTRIES);
  });

  test("GEO-09: are the ten most populous cities of each, with the ids, names and regions of the data", () => {
    const source = readFileSync(new URL("../../../contract/vocabulary/fallback-places.ts", import.meta.url), "utf8");
    expect(source).toBe(writeFallbackPlaces(cities));
    for (const countryCode of FALLBACK_COUNTRIES) {
      expect(new Set(FALLBACK_CITIES[countryCode].map((city) => city.name)).size).toBe(10);
    }
  });
});

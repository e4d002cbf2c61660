import { MAX_CITY_ID } from "@nakamatch/contract/endpoints/people/geography";
import { CITY_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { searchNamesOf } from "@nakamatch/domain/places/search-names";
import { afterAll, describe, expect, test } from "vitest";
import { cities, countries } from "../../../platform/database/schema/geography.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { findCity, listCities, listCountries, searchCities } from "./service.ts";

/** Two pages of cities, largest first. */
const MANY = CITY_PAGE + 1;

type NewCity = typeof cities.$inferInsert & { aliases?: string[] };

function insertCities(list: NewCity[]) {
  const rows = list.map(({ aliases = [], ...city }) => ({ ...city, searchNames: searchNamesOf(city.name, aliases) }));
  return database.db.insert(cities).values(rows);
}

const database = await createTestDatabase();
await database.db.insert(countries).values([
  { code: "MX", name: "México" },
  { code: "ES", name: "España" },
  { code: "LB", name: "Líbano" },
  { code: "LT", name: "Lituania" },
  { code: "MZ", name: "Mozambique" },
  // Name and code sort differently.
  { code: "CH", name: "Suiza" },
  { code: "US", name: "Estados Unidos" },
]);
const place = { countryCode: "ES", latitude: 40, longitude: -3 };
await insertCities([
  { ...place, id: 1, name: "Zaragoza", population: 700_000 },
  { ...place, id: 2, name: "Ávila", population: 58_000, latitude: 40.65724, longitude: -4.69951 },
  { ...place, id: 3, name: "Santiago", population: 900, region: "Murcia" },
  { ...place, id: 4, name: "Santiago", population: 95_000, region: "Galicia" },
  { ...place, id: 5, name: "avila", population: 1_000_000, region: "Murcia" },
  { ...place, id: 6, name: "A_b%c", population: 10 },
  { ...place, id: 7, name: "Santiago", aliases: ["rome"], population: 6_000_000, countryCode: "MX" },
]);
await insertCities([
  { ...place, id: 10, name: "Roma", aliases: ["rome", "rom"], population: 2_000_000, countryCode: "LB" },
  { ...place, id: 11, name: "Bromo", population: 9_000_000, countryCode: "LB" },
  { ...place, id: 12, name: "Romagnano", population: 10, countryCode: "LB" },
  { ...place, id: 13, name: "Romeo-el-Nuevo", population: 20, countryCode: "LB" },
  { ...place, id: 14, name: "Xi’an", population: 30, countryCode: "LB" },
  { ...place, id: 15, name: "Rome", population: 1, region: "Lejos", countryCode: "MZ" },
  { ...place, id: 16, name: "Otra", aliases: ["rome"], population: 100, countryCode: "MZ" },
  { ...place, id: 19, name: "Duisburgo", aliases: ["hamborn"], population: 500_000, countryCode: "MZ" },
  { ...place, id: 20, name: "Hamburgo", population: 40, countryCode: "MZ" },
]);
await insertCities([
  { ...place, id: 17, name: "Alcalá del Río", aliases: ["alcala"], population: 10_000, countryCode: "CH" },
  { ...place, id: 18, name: "Alcalá de Henares", population: 200_000, countryCode: "CH" },
]);
const many = Array.from({ length: MANY }, (_, index) => ({
  ...place,
  id: 1000 + index,
  name: `Pueblo ${String(index).padStart(4, "0")}`,
  countryCode: "LT",
  population: MANY - index,
}));
await insertCities(many);

afterAll(() => database.close());

describe("countries", () => {
  test("GEO-01: code and name are read, ordered by name, accents aside", async () => {
    expect(await listCountries(database.db)).toEqual([
      { code: "ES", name: "España" },
      { code: "US", name: "Estados Unidos" },
      { code: "LB", name: "Líbano" },
      { code: "LT", name: "Lituania" },
      { code: "MX", name: "México" },
      { code: "MZ", name: "Mozambique" },
      { code: "CH", name: "Suiza" },
    ]);
  });
});

describe("cities of a country", () => {
  test("GEO-02: id, name and region of that country's cities, by name, the larger namesake first", async () => {
    expect(await listCities(database.db, { countryCode: "ES" })).toEqual([
      { id: 6, name: "A_b%c", region: null },
      { id: 5, name: "avila", region: "Murcia" },
      { id: 2, name: "Ávila", region: null },
      { id: 4, name: "Santiago", region: "Galicia" },
      { id: 3, name: "Santiago", region: "Murcia" },
      { id: 1, name: "Zaragoza", region: null },
    ]);
  });

  test("GEO-03 LIMIT-17: ranges of 1000 until a shorter one, each city once", async () => {
    const first = await listCities(database.db, { countryCode: "LT" });
    const second = await listCities(database.db, { countryCode: "LT", offset: CITY_PAGE });
    const third = await listCities(database.db, { countryCode: "LT", offset: 2 * CITY_PAGE });

    expect([first.length, second.length, third.length]).toEqual([1000, 1, 0]);
    expect(new Set([...first, ...second].map((city) => city.id)).size).toBe(MANY);
    expect(second).toEqual([{ id: 1000 + CITY_PAGE, name: `Pueblo ${CITY_PAGE}`, region: null }]);
  });
});

describe("search", () => {
  const names = (found: { name: string }[]) => found.map((city) => city.name);

  test("ignores case and accents in both directions, most populous first", async () => {
    expect(names(await searchCities(database.db, "ES", "AVILA"))).toEqual(["avila", "Ávila"]);
    expect(names(await searchCities(database.db, "ES", " ávi "))).toEqual(["avila", "Ávila"]);
    expect(names(await listCities(database.db, { countryCode: "ES", search: "vil" }))).toEqual(["avila", "Ávila"]);
  });

  test("finds a part of the name in the chosen country only", async () => {
    const found = await searchCities(database.db, "ES", "tiag");
    expect(found.map((city) => city.id)).toEqual([4, 3]);
  });

  test("finds a city by its other names, once, and shows its own", async () => {
    expect(names(await searchCities(database.db, "LB", "ROME"))).toEqual(["Roma", "Romeo-el-Nuevo"]);
    expect(names(await searchCities(database.db, "MX", "rome"))).toEqual(["Santiago"]);
  });

  test("cities of exactly that name come first, then beginnings, then the rest, each most populous first", async () => {
    expect(names(await searchCities(database.db, "LB", "rom"))).toEqual([
      "Roma",
      "Romeo-el-Nuevo",
      "Romagnano",
      "Bromo",
    ]);
    expect(names(await searchCities(database.db, "MZ", "rome"))).toEqual(["Rome", "Otra"]);
  });

  test("the beginning of another name comes after those of the cities' own", async () => {
    expect(names(await searchCities(database.db, "MZ", "hamb"))).toEqual(["Hamburgo", "Duisburgo"]);
  });

  test("the largest city of a name comes before a small one that is called so for short", async () => {
    expect(names(await searchCities(database.db, "CH", "alcala"))).toEqual(["Alcalá de Henares", "Alcalá del Río"]);
  });

  test.each([
    ["zaragzoa", ["Zaragoza"]],
    ["azragoza", ["Zaragoza"]],
    ["zaragosa", ["Zaragoza"]],
    ["snatiago", ["Santiago", "Santiago"]],
    ["zrg", []],
    ["nowhere", []],
  ])("forgives typos where nothing else is found: %s", async (typed, found) => {
    expect(names(await searchCities(database.db, "ES", typed))).toEqual(found);
  });

  test("puts fewer typos first, and has no second page of them", async () => {
    expect(names(await searchCities(database.db, "CH", "alcala de jenares"))).toEqual(["Alcalá de Henares"]);
    expect(names(await searchCities(database.db, "LT", "pueblp 0010"))[0]).toBe("Pueblo 0010");
    expect(await searchCities(database.db, "LT", "pueblp", 100)).toHaveLength(20);
    expect(await searchCities(database.db, "LT", "pueblp", 7)).toHaveLength(7);
    expect(await listCities(database.db, { countryCode: "LT", search: "pueblp", offset: 20 })).toEqual([]);
  });

  test("takes wildcards literally", async () => {
    expect(names(await searchCities(database.db, "ES", "_b%"))).toEqual(["A_b%c"]);
    expect(await searchCities(database.db, "ES", "a%a")).toEqual([]);
    expect(names(await searchCities(database.db, "ES", "＿b％"))).toEqual(["A_b%c"]);
    expect(await searchCities(database.db, "ES", "a％a")).toEqual([]);
  });

  test("a blank text finds the largest cities", async () => {
    expect(names(await searchCities(database.db, "ES", " ", 2))).toEqual(["avila", "Zaragoza"]);
  });

  test("GEO-06, GEO-07, LIMIT-17: answers with at most 500, or as many as asked for", async () => {
    expect(await searchCities(database.db, "LT", "pueblo", 5000)).toHaveLength(500);
    expect(await searchCities(database.db, "LT", "pueblo", 100)).toHaveLength(100);
  });

  test("pages through the matches", async () => {
    const found = await listCities(database.db, { countryCode: "LT", search: "pueblo", offset: 10, limit: 2 });
    expect(names(found)).toEqual(["Pueblo 0010", "Pueblo 0011"]);
  });
});

describe("one city", () => {
  test("GEO-04: is read by its id", async () => {
    expect(await findCity(database.db, "ES", 2)).toEqual({ id: 2, name: "Ávila", region: null });
  });

  test("GEO-04: an id that no city has, or none of that country, finds nothing", async () => {
    expect(await findCity(database.db, "ES", MAX_CITY_ID)).toBeNull();
    expect(await findCity(database.db, "MX", 2)).toBeNull();
  });

  test("GEO-05: its id is found by name and country, of namesakes the most populous one first", async () => {
    const found = async (search: string, countryCode: string) =>
      (await listCities(database.db, { countryCode, search, limit: 1 }))[0]?.id;
    expect(await found("Santiago", "ES")).toBe(4);
    expect(await found("santiago", "MX")).toBe(7);
    expect(await found("Santiago", "LB")).toBeUndefined();
    expect(await found("rome", "LB")).toBe(10);
    expect(await found("Rome", "ES")).toBeUndefined();
  });
});

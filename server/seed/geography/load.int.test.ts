import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchCities } from "../../features/people/geography/service.ts";
import type { Database } from "../../platform/database/open.ts";
import { cities, countries } from "../../platform/database/schema/geography.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { loadGeography } from "./load.ts";
import version from "./version.json" with { type: "json" };

let database: Database;
let loaded: boolean;
let indexesBefore: string[];
const progress: [done: number, total: number][] = [];

/** The table's comment after a load. */
const LOADED = `'GeoNames ${version.sha256}'`;

async function indexNames(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where tablename = 'cities' order by indexname`,
  );
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  database = await createTestDatabase();
  indexesBefore = await indexNames();
  // Emptying a table keeps the comment of the last load.
  await database.db.execute(sql`comment on table cities is ${sql.raw(LOADED)}`);
  loaded = await loadGeography(database, (done, total) => progress.push([done, total]));
}, 180_000);

afterAll(() => database.close());

describe("the first load", () => {
  test("DATA-06: fills an empty table whole, whatever version was loaded before", async () => {
    expect(loaded).toBe(true);
    expect(await database.db.$count(countries)).toBe(version.countries);
    expect(await database.db.$count(cities)).toBe(version.cities);
  });

  test("DATA-06: a city has id, name, country, coordinates and population, and a region only among namesakes", async () => {
    const [madrid] = await database.db.select().from(cities).where(eq(cities.id, 3117735));
    expect(madrid).toEqual({
      id: 3117735,
      name: "Madrid",
      countryCode: "ES",
      latitude: 40.4165,
      longitude: -3.70256,
      region: null,
      population: 3255944,
      searchName: "madrid",
      searchNames: expect.stringMatching(/^\nmadrid\n.*\nmagerit\n.*\n$/s),
    });
  });

  test("DATA-06: countries bear their Spanish names", async () => {
    const rows = await database.db.select().from(countries).where(sql`${countries.code} in ('DE', 'JP')`);
    expect(rows).toEqual(
      expect.arrayContaining([
        { code: "DE", name: "Alemania" },
        { code: "JP", name: "Japón" },
      ]),
    );
  });

  test("every country has a city to choose", async () => {
    const empty = await database.db
      .select({ code: countries.code })
      .from(countries)
      .leftJoin(cities, eq(cities.countryCode, countries.code))
      .where(isNull(cities.id));
    expect(empty).toEqual([]);
  });

  test("tells its progress up to the end", () => {
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toEqual([version.cities, version.cities]);
  });

  test("leaves the table with the indexes it had", async () => {
    expect(await indexNames()).toEqual(indexesBefore);
  });
});

describe("a city of the loaded data", () => {
  // Other spellings are covered by places.test.ts.
  test.each([
    ["IT", "Roma", "Roma"],
    ["IT", "rome", "Roma"],
    ["DE", "koln", "Köln"],
    ["DE", "Fuerth", "Fürth"],
    ["US", "St Louis", "St. Louis"],
    ["FR", "St-Malo", "Saint-Malo"],
    ["JP", "東京", "Tokyo"],
    ["RU", "Санкт-Петербург", "Saint Petersburg"],
    ["ES", "Madrid\u200b", "Madrid"],
  ])("in %s is found as %s: %s", async (countryCode, text, name) => {
    expect((await searchCities(database.db, countryCode, text))[0]?.name).toBe(name);
  });
});

describe("later loads", () => {
  test("do nothing, at once", async () => {
    const start = performance.now();
    expect(await loadGeography(database)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  test("of other data bring the rows up to date and keep those that are gone", async () => {
    const { rows } = await database.db.execute(
      sql`select quote_literal(obj_description('cities'::regclass, 'pg_class')) as comment`,
    );
    expect(rows).toEqual([{ comment: LOADED }]);
    await database.db.execute(sql`comment on table cities is 'older data'`);
    await database.db.update(cities).set({ name: "Magerit", region: "?" }).where(eq(cities.id, 3117735));
    await database.db.update(countries).set({ name: "Hispania" }).where(eq(countries.code, "ES"));
    await database.db.update(cities).set({ searchNames: "" }).where(eq(cities.id, 3169070));
    await database.db.insert(cities).values({ id: 1, name: "Gone", countryCode: "ES", latitude: 0, longitude: 0 });

    expect(await loadGeography(database)).toBe(true);

    const [madrid] = await database.db.select().from(cities).where(eq(cities.id, 3117735));
    const [spain] = await database.db.select().from(countries).where(eq(countries.code, "ES"));
    expect(madrid).toMatchObject({ name: "Madrid", region: null });
    expect(spain?.name).toBe("España");
    expect(await database.db.$count(cities)).toBe(version.cities + 1);
    expect((await searchCities(database.db, "IT", "Rome"))[0]?.name).toBe("Roma");
  }, 180_000);
});

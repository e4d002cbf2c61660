import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankNaively } from "../testing/reference.ts";
import { CITIES, PLACES, Scenario } from "../testing/scenario.ts";
import { GENDERS, type RankingQuery } from "../types.ts";
import { RankingIndex } from "./ranking-index.ts";

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe("DISC-08..31 the index ranks as the plain reference does", { timeout: 60_000 }, () => {
  it("for any viewer, filters, order, start and population", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 250 }), (seed, size) => {
        const scenario = new Scenario(seed, size);
        for (let round = 0; round < 12; round++) scenario.check(scenario.query());
      }),
      { numRuns: 150 },
    );
  });

  it("while people join, change and leave, subscriptions and bans end, and changes are merged", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 120 }), (seed, size) => {
        const scenario = new Scenario(seed, size);
        const { random, index } = scenario;
        for (let round = 0; round < 25; round++) {
          for (let change = random.int(0, 8); change > 0; change--) scenario.change();
          scenario.now += random.int(0, 6) * 1000;
          if (random.chance(0.1)) index.rebuild();
          scenario.check(scenario.query());
        }
        expect(index.size).toBe(scenario.people.size);
      }),
      { numRuns: 60 },
    );
  });

  it("while a merge is in progress, step by step", () => {
    for (let seed = 0; seed < 2; seed++) {
      const scenario = new Scenario(seed, 1500, { titles: 60, longest: 20 });
      const { index } = scenario;
      let merges = 0;
      for (let round = 0; round < 1800; round++) {
        scenario.change();
        if (round % 10 === 0) scenario.now += 1000;
        if (round % 40 === 0) scenario.check(scenario.query());
        if (index.needsMaintenance && round % 3 === 0 && !index.maintain(0)) merges++;
      }
      expect(merges).toBeGreaterThan(0);
      for (let round = 0; round < 20; round++) scenario.check(scenario.query());
      expect(index.size).toBe(scenario.people.size);
    }
  });

  it("with thousands of interests, and viewers who have none or 2,000", () => {
    for (let seed = 0; seed < 6; seed++) {
      const scenario = new Scenario(seed, 200, { titles: 2500, longest: seed % 2 === 0 ? 900 : 300 });
      for (const longest of [0, 2000, 2000]) {
        const viewer = { ...scenario.person(scenario.newId()), gender: null, interestIds: scenario.interests(longest) };
        for (let round = 0; round < 4; round++) scenario.check({ ...scenario.query(), viewer });
      }
    }
  });

  it("with many people in one city and more than one block", () => {
    const scenario = new Scenario(7, 5000, { titles: 40, longest: 9 });
    for (let round = 0; round < 25; round++) scenario.check(scenario.query());
    const dense = new Scenario(8, 0, { titles: 500, longest: 6 });
    for (let person = 0; person < 67_000; person++) {
      dense.people.set(`p${person}`, { ...dense.person(idOf(person)), city: dense.random.pick([1, 1, 8, null]) });
    }
    dense.index.load(dense.people.values(), dense.now);
    for (let round = 0; round < 2; round++) dense.check(dense.query());
  });

  it("with hundreds at the same score and place, who differ by premium and id only", () => {
    for (let seed = 0; seed < 4; seed++) {
      const scenario = new Scenario(seed, 0);
      const { random } = scenario;
      const [places, lists] = [
        seed % 2 === 0 ? [1] : [1, 1, 1, 2, 4],
        seed < 2 ? [[100, 107, 114]] : [[100, 107, 114], [], [100]],
      ];
      for (let person = 0; person < 2000; person++) {
        const id = random.chance(0.5) ? idOf(person) : scenario.newId();
        scenario.people.set(id, {
          ...scenario.person(id),
          gender: "mujer",
          lookingFor: "amistad",
          friendshipPreference: GENDERS,
          city: random.pick(places),
          interestIds: random.pick(lists),
          premiumUntil: random.chance(0.5),
        });
      }
      scenario.index.load(scenario.people.values(), scenario.now);
      const someone = { ...scenario.person(scenario.newId()), gender: null };
      for (const city of [1, 2, null]) {
        for (const interestIds of [[100, 107, 114], [100, 107, 114, 121, 128], [121]]) {
          for (const sort of ["distance", "compatibility", "taste"] as const) {
            const query = { ...scenario.query(), viewer: { ...someone, city, interestIds }, sort, limit: 39 };
            scenario.check({ ...query, filters: {} });
            scenario.check(query);
          }
        }
      }
    }
  });

  it("with people of hundreds of titles, one of them shared, which rounds to 0 percent", () => {
    const range = (from: number, size: number) => Array.from({ length: size }, (_, title) => from + title);
    for (let seed = 0; seed < 8; seed++) {
      const scenario = new Scenario(seed, 0);
      for (let person = 0; person < 120; person++) {
        const interestIds = [...range(1000 + (person % 20) * 500, 250 + (person % 3) * 100), ...range(1, person % 4)];
        scenario.people.set(idOf(person), { ...scenario.person(idOf(person)), city: null, country: null, interestIds });
      }
      scenario.index.load(scenario.people.values(), scenario.now);
      const someone = { ...scenario.person(scenario.newId()), gender: null };
      for (const interestIds of [range(1, 450), [...range(1, 2), ...range(100_000, 900)]]) {
        const query = { ...scenario.query(), viewer: { ...someone, interestIds }, limit: 39 };
        scenario.check(query);
        scenario.check({ ...query, filters: {} });
      }
    }
  });

  it("when people with better scores live farther away than the page's last one so far", () => {
    const scenario = new Scenario(0, 0);
    const add = (count: number, country: string, city: number, interestIds: number[]) => {
      for (let person = 0; person < count; person++) {
        const id = scenario.newId();
        const hiddenUntil = false;
        scenario.people.set(id, { ...scenario.person(id), city, country, interestIds, hiddenUntil });
      }
    };
    add(1200, "ES", 1, [1, 50]);
    add(50, "MX", 12_345_678, [1, 2, 50]);
    add(50, "FR", 8, [1, 2, 3, 4, 50, 51]);
    add(1500, "FR", 8, [60, 61, 62, 63, 64, 65, 66]);
    const viewer = {
      ...scenario.person(scenario.newId()),
      gender: null,
      city: 1,
      interestIds: [1, 2, 3, 4, 5, 6, 7, 8],
    };
    const query: RankingQuery = {
      ...scenario.query(),
      viewer,
      sort: "compatibility",
      filters: {},
      excludedIds: [],
      limit: 39,
    };
    for (const mark of [0, 1000]) {
      const index = new RankingIndex(CITIES, { few: -1, countFrom: 1, lookCost: 1e9, markCost: mark, grain: 0 });
      index.load(scenario.people.values(), scenario.now);
      expect(index.query(query)).toEqual(rankNaively(scenario.people.values(), PLACES, query));
    }
  });

  it("gives everybody once when paging to the end", () => {
    for (let seed = 0; seed < 12; seed++) {
      const scenario = new Scenario(seed, 300);
      const query = { ...scenario.query(), limit: 7 };
      const all = rankNaively(scenario.people.values(), PLACES, { ...query, limit: 1e9 }).rows;
      const seen: string[] = [];
      for (let page = scenario.index.query(query); page.rows.length > 0 && seen.length <= 300; ) {
        seen.push(...page.rows.map(({ id }) => id));
        page = scenario.index.query({ ...query, after: page.rows.at(-1) });
      }
      expect(seen).toEqual(all.map(({ id }) => id));
    }
  });
});

function idOf(number: number): string {
  return `${Math.imul(number, 0x9e3779b1) >>> 0}`
    .padStart(8, "0")
    .slice(-8)
    .concat(`-0000-4000-8000-${String(number).padStart(12, "0")}`);
}

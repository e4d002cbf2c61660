import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom, type Random } from "../../seed/demo/random.ts";
import { rankNaively } from "../naive-ranking.ts";
import type { RankedPerson, RankingCity, RankingFilters, RankingQuery, Until } from "../types.ts";
import { RankingIndex } from "./ranking-index.ts";

const START = Date.UTC(2026, 2, 1);

/** Close together, at the same spot, at the antipodes, at the poles and across the date line. */
const CITIES: RankingCity[] = [
  { id: 1, latitude: 40.4165, longitude: -3.70256 },
  { id: 2, latitude: 40.42, longitude: -3.7 },
  { id: 3, latitude: 40.42, longitude: -3.7 },
  { id: 4, latitude: -40.4165, longitude: 176.29744 },
  { id: 5, latitude: 90, longitude: 0 },
  { id: 6, latitude: 0, longitude: 180 },
  { id: 7, latitude: 0, longitude: -180 },
  { id: 8, latitude: 48.85341, longitude: 2.3488 },
  { id: -1, latitude: 41.38879, longitude: 2.15899 },
  { id: 12_345_678, latitude: 19.42847, longitude: -99.12766 },
];
const PLACES = new Map(CITIES.map((city) => [city.id, city]));
const COUNTRIES = ["ES", "FR", "MX", null];
/** One that no list of cities has. */
const CITY_IDS = [...CITIES.map(({ id }) => id), 777, null, null];
const BIRTHS = ["2008-02-29", "1990-03-01", "1990-02-28", "1992-02-29", "2008-03-02", "1926-03-01", "1899-12-31", null];

class Scenario {
  readonly random: Random;
  readonly people = new Map<string, RankedPerson>();
  readonly index: RankingIndex;
  /** How many titles there are: few make ties, many make long lists. */
  readonly titles: number;
  readonly longest: number;
  now = START;

  constructor(seed: number, size: number, shape: { titles?: number; longest?: number } = {}) {
    this.random = createRandom(seed);
    this.titles = shape.titles ?? this.random.pick([4, 30, 400]);
    this.longest = shape.longest ?? this.random.pick([3, 12, 80]);
    const people = Array.from({ length: size }, () => this.person(this.newId()));
    for (const person of people) this.people.set(person.id, person);
    this.index = new RankingIndex(CITIES, {
      few: this.random.pick([-1, -1, 20, 2000]),
      countFrom: this.random.pick([1, 8, 1500]),
      lookCost: this.random.pick([0, 8, 1e9]),
      markCost: this.random.pick([0, 50, 2000]),
      grain: this.random.pick([0, 10, 2048]),
    });
    this.index.load(this.people.values(), this.now);
  }

  newId(): string {
    // Half of the ids differ in a few digits only.
    const digits = () => this.random.int(0, 0xffff).toString(16).padStart(4, "0");
    const start = this.random.chance(0.5) ? "ffffffff-ffff-7fff-8000" : `${digits()}${digits()}-${digits()}-4000-9000`;
    return `${start}-0000000${this.random.chance(0.5) ? "0" : "f"}${digits()}`;
  }

  interests(longest = this.longest): number[] {
    return Array.from({ length: this.random.int(0, longest) }, () => 100 + this.random.int(0, this.titles - 1) * 7);
  }

  until(): Until {
    const end = this.now + this.random.int(-2, 40) * 1000;
    return this.random.weighted<Until>([
      [false, 6],
      [true, 1],
      [end, 2],
    ]);
  }

  wishes(): Pick<RankedPerson, "gender" | "lookingFor" | "friendshipPreference" | "relationshipPreference"> {
    const genders = () => GENDERS.filter(() => this.random.chance(0.7));
    return {
      gender: this.random.chance(0.1) ? null : this.random.pick(GENDERS),
      lookingFor: this.random.chance(0.1) ? null : this.random.pick(LOOKING_FOR),
      friendshipPreference: genders(),
      relationshipPreference: genders(),
    };
  }

  person(id: string): RankedPerson {
    return {
      ...this.wishes(),
      id,
      city: this.random.pick(CITY_IDS),
      country: this.random.pick(COUNTRIES),
      birthDate: this.random.pick(BIRTHS),
      interestIds: this.interests(),
      premiumUntil: this.until(),
      hiddenUntil: this.random.chance(0.8) ? false : this.until(),
    };
  }

  /** One change: somebody joins, leaves or changes in part. */
  change(): void {
    const old = this.people.size > 0 ? this.random.pick([...this.people.values()]) : undefined;
    const kind = this.random.int(0, 5);
    if (!old || kind === 0) return this.put(this.person(this.newId()));
    if (kind === 1) {
      this.people.delete(old.id);
      return this.index.remove(old.id);
    }
    const fresh = this.person(old.id);
    const { premiumUntil, hiddenUntil, birthDate, interestIds, city, country } = fresh;
    if (kind === 2) return this.put({ ...old, premiumUntil, hiddenUntil, birthDate });
    if (kind === 3) return this.put({ ...old, ...this.wishes() });
    if (kind === 4) return this.put({ ...old, interestIds });
    return this.put({ ...old, city, country });
  }

  put(person: RankedPerson): void {
    this.people.set(person.id, person);
    this.index.upsert(person, this.now);
  }

  query(): RankingQuery {
    const { random } = this;
    const known = [...this.people.values()];
    const viewer = known.length > 0 && random.chance(0.8) ? random.pick(known) : this.person(this.newId());
    const filters: RankingFilters = {};
    if (random.chance(0.25)) filters.minCompatibility = random.pick([0, 1, 25, 50, 65, 100]);
    if (random.chance(0.25)) filters.maxDistance = random.pick([0, 1, 500, 1050, 1999, 2000]);
    if (random.chance(0.25)) filters.country = random.pick(["ES", "FR", "XX"]);
    if (random.chance(0.2)) filters.city = random.pick([1, 2, 777, 999]);
    if (random.chance(0.25)) filters.interestIds = [...this.interests(3), random.pick([5, 107])];
    if (random.chance(0.25)) {
      filters.ageRange = random.pick([
        [18, 100],
        [18, 35],
        [19, 100],
        [36, 36],
        [40, 30],
      ] as const);
    }
    return {
      viewer: random.chance(0.2) ? { ...viewer, gender: null } : viewer,
      excludedIds: random.chance(0.5)
        ? [viewer.id, this.newId(), ...known.slice(0, random.int(0, 5)).map(({ id }) => id)]
        : [],
      sort: random.pick(["distance", "compatibility"] as const),
      filters: random.chance(0.3) ? {} : filters,
      today: random.pick(["2026-02-28", "2026-03-01", "2028-02-29"]),
      now: this.now,
      limit: random.pick([0, 1, 3, 39]),
      after: undefined,
    };
  }

  check(query: RankingQuery): void {
    const expected = rankNaively(this.people.values(), PLACES, query);
    expect(this.index.query(query)).toEqual(expected);
    const all = rankNaively(this.people.values(), PLACES, { ...query, limit: 1e9 }).rows;
    if (all.length === 0) return;
    // After someone of this order, of another order, and after a position that nobody has.
    const { id, ...figures } = this.random.pick(all);
    const other = this.random.pick(all);
    for (const after of [
      { id, ...figures },
      { ...figures, id: other.id, distanceHundredths: other.distanceHundredths },
      { id: this.newId(), compatibility: 50, distanceHundredths: null, isPremium: true },
    ]) {
      const next = { ...query, after };
      expect(this.index.query(next)).toEqual(rankNaively(this.people.values(), PLACES, next));
    }
  }
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

// Seconds on a quiet machine; the limit is for a busy one.
describe("DISC-08..31 the index ranks as the domain's rules do", { timeout: 60_000 }, () => {
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
          ...{ ...scenario.person(id), gender: "mujer", lookingFor: "amistad", friendshipPreference: GENDERS },
          ...{ city: random.pick(places), interestIds: random.pick(lists), premiumUntil: random.chance(0.5) },
        });
      }
      scenario.index.load(scenario.people.values(), scenario.now);
      const someone = { ...scenario.person(scenario.newId()), gender: null };
      for (const city of [1, 2, null]) {
        for (const interestIds of [[100, 107, 114], [100, 107, 114, 121, 128], [121]]) {
          for (const sort of ["distance", "compatibility"] as const) {
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
    // Where marking nearby people is free, and where it is too expensive the second time.
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

describe("the memory of the index", () => {
  it("grows with the people, those who were added later included, and with the cities", () => {
    const few = new Scenario(3, 400, { titles: 40, longest: 9 });
    const many = new Scenario(3, 1600, { titles: 40, longest: 9 });
    const [ofFew, ofMany] = [few.index.byteLength, many.index.byteLength];
    // An id alone takes 16 bytes.
    expect(ofFew.people).toBeGreaterThan(400 * 16);
    expect(ofMany.people).toBeGreaterThan(ofFew.people + 1200 * 16);
    expect(ofMany.cities).toBe(ofFew.cities);
    expect(ofFew.cities).toBeGreaterThan(CITIES.length * 8);
    for (let count = 0; count < 400; count++) few.put(few.person(few.newId()));
    expect(few.index.byteLength.people).toBeGreaterThan(ofFew.people);
  });
});

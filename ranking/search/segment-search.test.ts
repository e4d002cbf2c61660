import { afterEach, describe, expect, it, vi } from "vitest";
import { RankingIndex } from "../index/ranking-index.ts";
import { rankNaively } from "../testing/reference.ts";
import { GENDERS, type RankedPerson, type RankingCity, type RankingQuery } from "../types.ts";
import { NearestPlaces } from "./nearest-places.ts";
import type { SearchTuning } from "./search-request.ts";

afterEach(() => void vi.restoreAllMocks());

const CITIES: RankingCity[] = Array.from({ length: 600 }, (_, id) => ({ id, latitude: id / 10, longitude: 0 }));
const PLACES = new Map(CITIES.map((city) => [city.id, city]));

const COUNTING: SearchTuning = { few: -1, countFrom: 1, lookCost: 1e9, markCost: 0, grain: 0 };

function person(number: number, values: Partial<RankedPerson> = {}): RankedPerson {
  return {
    id: `${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`,
    gender: "mujer",
    lookingFor: "amistad",
    friendshipPreference: GENDERS,
    relationshipPreference: [],
    country: "ES",
    city: number % CITIES.length,
    birthDate: null,
    interestIds: [],
    premiumUntil: false,
    hiddenUntil: false,
    isVerified: false,
    languages: 0,
    ...values,
  };
}

const queryOf = (values: Partial<RankingQuery>): RankingQuery => ({
  viewer: person(99_999_999, { city: 0 }),
  excludedIds: [],
  sort: "distance",
  filters: {},
  today: "2026-03-01",
  now: 0,
  limit: 5,
  after: undefined,
  ...values,
});

describe("DISC-19 people in the order of distance", () => {
  const people = Array.from({ length: 3000 }, (_, number) => person(number));

  function stepsOf(query: RankingQuery): number {
    const index = new RankingIndex(CITIES, { ...COUNTING, countFrom: 1e9 });
    index.load(people, 0);
    const steps = vi.spyOn(NearestPlaces.prototype, "step");
    expect(index.query(query)).toEqual(rankNaively(people, PLACES, query));
    return steps.mock.calls.length;
  }

  it.each([
    ["once the page is full", queryOf({})],
    ["beyond the distance of the filter", queryOf({ limit: 1000, filters: { maxDistance: 30 } })],
    ["where nobody is wanted", queryOf({ limit: 0 })],
  ])("are not looked for any farther %s", (_, query) => {
    expect(stepsOf(query)).toBeLessThan(60);
  });

  it("are looked for to the end of the world where the page is not full", () => {
    expect(stepsOf(queryOf({ limit: 5000 }))).toBeGreaterThan(CITIES.length);
  });
});

describe("many people at one distance from the viewer", () => {
  const titles = Array.from({ length: 12 }, (_, title) => title);
  const people = Array.from({ length: 1400 }, (_, number) =>
    person(number, {
      city: number < 1000 ? 7 : number % 50,
      interestIds: titles.map((title) => (title < number % 13 ? title : 100 + title)),
      premiumUntil: number % 11 === 0,
    }),
  );
  const index = new RankingIndex(CITIES, COUNTING);
  index.load(people, 0);
  const viewer = person(99_999_999, { city: 0, interestIds: titles });

  it.each(["distance", "compatibility"] as const)("DISC-19 DISC-20 are given page by page by %s", (sort) => {
    for (const limit of [7, 39, 200]) {
      const whole = rankNaively(people, PLACES, queryOf({ viewer, sort, limit: 2000 })).rows;
      for (let start = 0; start + limit < whole.length; start += limit) {
        const page = index.query(queryOf({ viewer, sort, limit, after: start === 0 ? undefined : whole[start - 1] }));
        expect(page.rows, `from ${start}`).toEqual(whole.slice(start, start + limit));
      }
    }
  });
});

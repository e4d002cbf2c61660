/** Edge cases, ranked by the rules alone. */
import { expect } from "vitest";
import { RankingIndex } from "../index/ranking-index.ts";
import { packUuids } from "../index/uuid.ts";
import {
  GENDERS,
  type RankedPerson,
  type RankingCity,
  type RankingFilters,
  type RankingQuery,
  type Until,
} from "../types.ts";
import { createRandom, type Random } from "./random.ts";
import { rankNaively } from "./reference.ts";

const START = Date.UTC(2026, 2, 1);

/** Close together, identical, at the antipodes, at the poles and across the date line. */
export const CITIES: RankingCity[] = [
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
export const PLACES = new Map(CITIES.map((city) => [city.id, city]));
const COUNTRIES = ["ES", "FR", "MX", null];
const CITY_IDS = [...CITIES.map(({ id }) => id), 777, null, null];
const BIRTHS = ["2008-02-29", "1990-03-01", "1990-02-28", "1992-02-29", "2008-03-02", "1926-03-01", "1899-12-31", null];

export class Scenario {
  readonly random: Random;
  readonly people = new Map<string, RankedPerson>();
  readonly index: RankingIndex;
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
      lookingFor: this.random.chance(0.1) ? null : this.random.pick(["amistad", "relacion", "ambas"] as const),
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
      isVerified: this.random.chance(0.3),
      languages: this.languages(),
    };
  }

  /** None, or a few of which some share a word of 32 bits with others. */
  languages(): number {
    const some = [1, 2, 2 ** 31, 2 ** 32, 2 ** 43].filter(() => this.random.chance(0.3));
    return some.reduce((bits, bit) => bits + bit, 0);
  }

  change(): void {
    const old = this.people.size > 0 ? this.random.pick([...this.people.values()]) : undefined;
    const kind = this.random.int(0, 5);
    if (!old || kind === 0) return this.put(this.person(this.newId()));
    if (kind === 1) {
      this.people.delete(old.id);
      return this.index.remove(old.id);
    }
    const fresh = this.person(old.id);
    const { premiumUntil, hiddenUntil, isVerified, birthDate, languages, interestIds, city, country } = fresh;
    if (kind === 2) return this.put({ ...old, premiumUntil, hiddenUntil, isVerified, birthDate, languages });
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
    if (random.chance(0.25)) filters.maxDistance = random.pick([-1, 0, 1, 500, 1050, 1999, 2000]);
    if (random.chance(0.25)) filters.country = random.pick(["ES", "FR", "XX"]);
    if (random.chance(0.25)) filters.verified = true;
    if (random.chance(0.25)) filters.languages = this.languages();
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
        ? packUuids([viewer.id, this.newId(), ...known.slice(0, random.int(0, 5)).map(({ id }) => id)])
        : [],
      sort: random.pick(["distance", "compatibility", "taste"] as const),
      seed: random.int(0, 2 ** 31 - 1),
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
    // After a person of this order, whose subscription changed, of another order, and after a vacant position.
    const { id, ...figures } = this.random.pick(all);
    const other = this.random.pick(all);
    for (const after of [
      { id, ...figures },
      { id, ...figures, isPremium: !figures.isPremium },
      { ...figures, id: other.id, distanceHundredths: other.distanceHundredths },
      { id: this.newId(), compatibility: 50, distanceHundredths: null, isPremium: true },
    ]) {
      const next = { ...query, after };
      expect(this.index.query(next)).toEqual(rankNaively(this.people.values(), PLACES, next));
    }
  }
}

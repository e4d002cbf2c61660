/**
 * Measures the in-process ranking and prints JSON: `node bench/ranking.ts --people 1000000 [--seed 1] [--viewers 60]
 * [--rounds 5]`. Times are in milliseconds.
 */
import { parseArgs } from "node:util";
import { rankNaively } from "../server/ranking/naive-ranking.ts";
import { RankingIndex } from "../server/ranking/ranking-index.ts";
import type { RankedPerson, RankingFilters, RankingQuery } from "../server/ranking/types.ts";
import { generatePeople, type Homes, NOW, readHomes, TODAY } from "./people.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    viewers: { type: "string", default: "60" },
    rounds: { type: "string", default: "5" },
  },
});
const count = Number(values.people);
const seed = Number(values.seed);
const rounds = Number(values.rounds);

type Timing = Percentiles & { quiet: Percentiles };

const FILTERS: Record<string, RankingFilters> = {
  "at least 50 %": { minCompatibility: 50 },
  "within 500 km": { maxDistanceKm: 500 },
  "20 to 30 years": { ageRange: [20, 30] },
  "in Mexico": { country: "MX" },
  "two titles": { interestIds: [40, 300] },
  "all but city": {
    minCompatibility: 20,
    maxDistanceKm: 1500,
    ageRange: [20, 40],
    interestIds: [5, 40, 300],
  },
};

const homes = await readHomes();
const viewers = pickViewers(homes, Number(values.viewers));
const special = specialViewers(homes);

const { index, build } = load();
const queries = (sort: RankingQuery["sort"], filters: RankingFilters | undefined, people = viewers): RankingQuery[] =>
  people.map((viewer) => ({ viewer, sort, filters, today: TODAY, now: NOW, limit: 39, after: null }));

const bytes = index.byteLength;
const report = {
  people: count,
  node: process.version,
  build,
  bytesPerPerson: round(bytes.people / count),
  bytesOfCities: bytes.cities,
  unfiltered: {
    distance: measure(queries("distance", undefined)),
    compatibility: measure(queries("compatibility", undefined)),
  },
  secondPage: { distance: measurePages("distance"), compatibility: measurePages("compatibility") },
  filtered: Object.fromEntries(
    Object.entries(FILTERS).map(([name, filters]) => [
      name,
      { distance: measure(queries("distance", filters)), compatibility: measure(queries("compatibility", filters)) },
    ]),
  ),
  special: Object.fromEntries(
    Object.entries(special).map(([name, viewer]) => [
      name,
      {
        distance: measure(queries("distance", undefined, [viewer])),
        compatibility: measure(queries("compatibility", undefined, [viewer])),
      },
    ]),
  ),
  floor: measureFloor(),
  naive: measureNaive(),
  changes: measureChanges(),
};
console.log(JSON.stringify(report, null, 2));

function load(): { index: RankingIndex; build: Record<string, number> } {
  const started = performance.now();
  let drawn = 0;
  const people = generatePeople({ count, seed, homes });
  // The time of the generator is not the index's.
  const timed = function* (): Generator<RankedPerson> {
    for (;;) {
      const before = performance.now();
      const next = people.next();
      drawn += performance.now() - before;
      if (next.done) return;
      yield next.value;
    }
  };
  const made = new RankingIndex(homes.cities);
  made.load(timed(), NOW);
  const all = performance.now() - started;
  const before = performance.now();
  const used = process.threadCpuUsage();
  made.rebuild();
  const { user, system } = process.threadCpuUsage(used);
  return {
    index: made,
    build: {
      load: round(all - drawn),
      rebuild: round(performance.now() - before),
      rebuildProcessor: (user + system) / 1000,
      generate: round(drawn),
    },
  };
}

function pickViewers(places: Homes, size: number): RankedPerson[] {
  return [...generatePeople({ count: size, seed: seed + 1000, homes: places })];
}

function specialViewers({ cities }: Homes): Record<string, RankedPerson> {
  const [viewer] = viewers as [RankedPerson];
  const average = { ...viewer, interestIds: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584] };
  const [largest] = cities;
  return {
    "in the largest city": { ...average, city: largest?.id ?? null },
    "without a city": { ...average, city: null },
    "without interests": { ...average, interestIds: [] },
    "without city and interests": { ...average, city: null, interestIds: [] },
    "60 most popular titles": { ...average, interestIds: Array.from({ length: 60 }, (_, title) => title + 1) },
    "2,000 titles": { ...average, interestIds: Array.from({ length: 2000 }, (_, title) => title + 1) },
    "rare titles only": { ...average, interestIds: [1500, 1700, 1900, 2100, 2300, 2500, 2700, 2900] },
    "without gender": { ...average, gender: null },
  };
}

/** All times, and for each query the best of its rounds, which a busy machine disturbs least. */
function measure(all: readonly RankingQuery[]): Timing {
  const times: number[] = [];
  const best = new Array<number>(all.length).fill(Number.POSITIVE_INFINITY);
  const repeats = all.length === 1 ? rounds * 12 : rounds;
  for (let turn = -2; turn < repeats; turn++) {
    for (const [number, query] of all.entries()) {
      const before = performance.now();
      index.query(query);
      const time = performance.now() - before;
      if (turn < 0) continue;
      times.push(time);
      best[number] = Math.min(best[number] as number, time);
    }
  }
  return { ...percentiles(times), quiet: percentiles(best) };
}

function measurePages(sort: RankingQuery["sort"]): Timing {
  return measure(
    queries(sort, undefined).map((query) => ({ ...query, after: index.query(query).rows.at(-1) ?? null })),
  );
}

/** One pass over the least a scan would read: a byte for the preferences and two for the shared titles of each. */
function measureFloor(): { oneByte: number; threeBytes: number } {
  const bytesColumn = new Uint8Array(count).map((_, slot) => slot % 68);
  const common = new Uint16Array(count).map((_, slot) => slot % 9);
  const allowed = new Uint8Array(256).map((_, slot) => slot % 2);
  const times: [number[], number[]] = [[], []];
  let sink = 0;
  for (let turn = 0; turn < 40; turn++) {
    let before = performance.now();
    for (let slot = 0; slot < count; slot++) sink += allowed[bytesColumn[slot] as number] as number;
    times[0].push(performance.now() - before);
    before = performance.now();
    for (let slot = 0; slot < count; slot++) {
      sink += (allowed[bytesColumn[slot] as number] as number) & ((common[slot] as number) >> 3);
    }
    times[1].push(performance.now() - before);
  }
  if (sink < 0) throw new Error("unreachable");
  return { oneByte: percentiles(times[0]).p50, threeBytes: percentiles(times[1]).p50 };
}

/** The plain scan, over at most 100,000 people, in proportion. */
function measureNaive(): Record<string, number> {
  const size = Math.min(count, 100_000);
  const people = [...generatePeople({ count: size, seed, homes })];
  const places = new Map(homes.cities.map((city) => [city.id, city]));
  const times = { distance: [] as number[], compatibility: [] as number[] };
  for (const sort of ["distance", "compatibility"] as const) {
    for (const query of queries(sort, undefined).slice(0, 3)) {
      const before = performance.now();
      rankNaively(people, places, query);
      times[sort].push(((performance.now() - before) * count) / size);
    }
  }
  return { distance: percentiles(times.distance).p50, compatibility: percentiles(times.compatibility).p50 };
}

/** Microseconds per change, and what 500 newcomers cost the queries and the upkeep. */
function measureChanges(): Record<string, number> {
  const some = [...generatePeople({ count: Math.min(count, 5000), seed, homes })];
  const time = (work: () => void): number => {
    const before = performance.now();
    work();
    return performance.now() - before;
  };
  const inPlace = time(() => {
    for (const person of some) index.upsert({ ...person, lookingFor: "ambas", premiumUntil: true }, NOW);
  });
  const moved = some.slice(0, 500);
  const newcomers = time(() => {
    for (const person of moved) index.upsert({ ...person, interestIds: [1, 2, 3] }, NOW);
  });
  const busy = measure(queries("compatibility", undefined));
  let longest = 0;
  let fold = 0;
  while (index.needsMaintenance) {
    const slice = time(() => index.maintain(2));
    longest = Math.max(longest, slice);
    fold += slice;
  }
  for (const person of some) index.upsert({ ...person, interestIds: [1, 2, 3] }, NOW);
  const afterwards: number[] = [];
  while (index.needsMaintenance) afterwards.push(time(() => index.maintain(2)));
  return {
    inPlaceMicroseconds: round((inPlace * 1000) / some.length),
    newcomerMicroseconds: round((newcomers * 1000) / moved.length),
    compatibilityP50With500Newcomers: busy.p50,
    foldMilliseconds: round(fold),
    foldOf5000Milliseconds: round(afterwards.reduce((sum, slice) => sum + slice, 0)),
    longestSliceMilliseconds: round(Math.max(longest, ...afterwards)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

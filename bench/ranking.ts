/**
 * Measures the in-process ranking and prints JSON: `node bench/ranking.ts --people 1000000 [--seed 1] [--viewers 60]
 * [--rounds 5]`. Times are in milliseconds.
 */
import { parseArgs } from "node:util";
import { RankingIndex } from "../server/ranking/index/ranking-index.ts";
import { rankNaively } from "../server/ranking/naive-ranking.ts";
import type { RankedPerson, RankingFilters, RankingQuery } from "../server/ranking/types.ts";
import { measureFloor } from "./floor.ts";
import { generatePeople, type Homes, NOW, readHomes, TODAY } from "./people.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";
import { FILTERS, specialViewers } from "./scenarios.ts";

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

const homes = await readHomes();
const viewers = pickViewers(homes, Number(values.viewers));
const special = specialViewers(homes, viewers[0] as RankedPerson);

const { index, build } = load();
const queries = (sort: RankingQuery["sort"], filters: RankingFilters, people = viewers): RankingQuery[] =>
  people.map((viewer) => ({
    viewer,
    excludedIds: [],
    sort,
    filters,
    today: TODAY,
    now: NOW,
    limit: 39,
    after: undefined,
  }));

const bytes = index.byteLength;
const report = {
  people: count,
  node: process.version,
  build,
  bytesPerPerson: round(bytes.people / count),
  bytesOfCities: bytes.cities,
  unfiltered: {
    distance: measure(queries("distance", {})),
    compatibility: measure(queries("compatibility", {})),
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
        distance: measure(queries("distance", {}, [viewer])),
        compatibility: measure(queries("compatibility", {}, [viewer])),
      },
    ]),
  ),
  floor: measureFloor(count),
  naive: measureNaive(),
  changes: measureChanges(),
};
console.log(JSON.stringify(report, null, 2));

function load(): { index: RankingIndex; build: Record<string, number> } {
  const started = performance.now();
  let drawn = 0;
  const people = generatePeople({ count, seed, homes });
  // The generator's time is measured apart.
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

/** All times, and the best time of each query, which a busy machine affects least. */
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
  return measure(queries(sort, {}).map((query) => ({ ...query, after: index.query(query).rows.at(-1) })));
}

/** The plain scan, over at most 100,000 people, in proportion. */
function measureNaive(): Record<string, number> {
  const size = Math.min(count, 100_000);
  const people = [...generatePeople({ count: size, seed, homes })];
  const places = new Map(homes.cities.map((city) => [city.id, city]));
  const times = { distance: [] as number[], compatibility: [] as number[] };
  for (const sort of ["distance", "compatibility"] as const) {
    for (const query of queries(sort, {}).slice(0, 3)) {
      const before = performance.now();
      rankNaively(people, places, query);
      times[sort].push(((performance.now() - before) * count) / size);
    }
  }
  return { distance: percentiles(times.distance).p50, compatibility: percentiles(times.compatibility).p50 };
}

/** Microseconds per change, and the cost of 500 people in the delta to queries and merging. */
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
  const added = time(() => {
    for (const person of moved) index.upsert({ ...person, interestIds: [1, 2, 3] }, NOW);
  });
  const busy = measure(queries("compatibility", {}));
  let longest = 0;
  let merge = 0;
  while (index.needsMaintenance) {
    const slice = time(() => index.maintain(2));
    longest = Math.max(longest, slice);
    merge += slice;
  }
  for (const person of some) index.upsert({ ...person, interestIds: [1, 2, 3] }, NOW);
  const afterwards: number[] = [];
  while (index.needsMaintenance) afterwards.push(time(() => index.maintain(2)));
  return {
    inPlaceMicroseconds: round((inPlace * 1000) / some.length),
    addedMicroseconds: round((added * 1000) / moved.length),
    compatibilityP50With500InDelta: busy.p50,
    mergeMilliseconds: round(merge),
    mergeOf5000Milliseconds: round(afterwards.reduce((sum, slice) => sum + slice, 0)),
    longestSliceMilliseconds: round(Math.max(longest, ...afterwards)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

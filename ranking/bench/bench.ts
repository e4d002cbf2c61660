/**
 * Prints JSON: `node ranking/bench/bench.ts --people 1000000 [--seed 1] [--viewers 60] [--rounds 5]`. Milliseconds;
 * queries count at their best round, the least disturbed one.
 */
import { parseArgs } from "node:util";
import { RankingIndex } from "../index/ranking-index.ts";
import { rankNaively } from "../testing/reference.ts";
import type { RankedPerson, RankingFilters, RankingQuery, RankingSort } from "../types.ts";
import { drawHomes, generatePeople, NOW, TODAY } from "./people.ts";
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
const WARM_UP = 2;

const homes = drawHomes(25_000, seed);
const viewers = [...generatePeople({ count: Number(values.viewers), seed: seed + 1000, homes })];
const index = new RankingIndex(homes.cities);
const generating = time(() => {
  for (const _ of generatePeople({ count, seed, homes }));
});
const loading = time(() => index.load(generatePeople({ count, seed, homes }), NOW));
const { people: bytes } = index.byteLength;
process.stdout.write(
  `${JSON.stringify(
    {
      people: count,
      node: process.version,
      load: round(loading - generating),
      rebuild: round(time(() => index.rebuild())),
      bytesPerPerson: round(bytes / count),
      pages: bySort((sort) => measure(queries(sort, {}))),
      secondPages: bySort((sort) =>
        measure(queries(sort, {}).map((query) => ({ ...query, after: index.query(query).rows.at(-1) }))),
      ),
      filtered: eachOf(FILTERS, (filters) => bySort((sort) => measure(queries(sort, filters)))),
      special: eachOf(specialViewers(homes, viewers[0] as RankedPerson), (viewer) =>
        bySort((sort) => measure(Array.from({ length: 12 }, () => queryOf(viewer, sort, {})))),
      ),
      naive: bySort(measureNaive),
      changes: measureChanges(),
    },
    null,
    2,
  )}\n`,
);

function queries(sort: RankingSort, filters: RankingFilters): RankingQuery[] {
  return viewers.map((viewer) => queryOf(viewer, sort, filters));
}

function queryOf(viewer: RankedPerson, sort: RankingSort, filters: RankingFilters): RankingQuery {
  return { viewer, excludedIds: [], sort, filters, today: TODAY, now: NOW, limit: 39, after: undefined };
}

function measure(asked: readonly RankingQuery[]): { p50: number; p95: number } {
  for (let turn = 0; turn < WARM_UP; turn++) for (const query of asked) index.query(query);
  const times = asked.map((query) => Math.min(...Array.from({ length: rounds }, () => time(() => index.query(query)))));
  times.sort((a, b) => a - b);
  const at = (share: number) => round(times[Math.floor(times.length * share)] as number);
  return { p50: at(0.5), p95: at(0.95) };
}

/** Scans at most 100,000 people and extrapolates. */
function measureNaive(sort: RankingSort): number {
  const size = Math.min(count, 100_000);
  const people = [...generatePeople({ count: size, seed, homes })];
  const places = new Map(homes.cities.map((city) => [city.id, city]));
  return round((time(() => rankNaively(people, places, queryOf(viewers[0] as RankedPerson, sort, {}))) * count) / size);
}

function measureChanges() {
  const some = [...generatePeople({ count: Math.min(count, 5000), seed, homes })];
  const inPlace = time(() => {
    for (const person of some) index.upsert({ ...person, lookingFor: "ambas", premiumUntil: true }, NOW);
  });
  const added = time(() => {
    for (const person of some) index.upsert({ ...person, interestIds: [1, 2, 3] }, NOW);
  });
  const slices: number[] = [];
  while (index.needsMaintenance) slices.push(time(() => index.maintain(2)));
  return {
    inPlaceMicroseconds: round((inPlace * 1000) / some.length),
    addedMicroseconds: round((added * 1000) / some.length),
    merge: round(slices.reduce((sum, slice) => sum + slice, 0)),
    longestSlice: round(Math.max(0, ...slices)),
  };
}

function time(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

function bySort<Result>(work: (sort: RankingSort) => Result): Record<RankingSort, Result> {
  return { distance: work("distance"), compatibility: work("compatibility"), taste: work("taste") };
}

function eachOf<Value, Result>(all: Record<string, Value>, work: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, work(value)]));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Whether "Six for today" shows all groups of people alike:
 * `node bench/fairness.ts --people 1000000 [--viewers 20000] [--seed 1]`. Asks the engine alone, as the
 * service does, and prints JSON. Fails where a target is missed.
 *
 * A group's share is its showings per expected showing: what it would get if each viewer drew among all people of equal
 * closeness. Those are counted here from the people themselves, without the engine.
 */
import { parseArgs } from "node:util";
import { drawHomes, generatePeople, NOW, TODAY } from "@nakamatch/ranking/bench/people";
import { RankingIndex } from "@nakamatch/ranking/index/ranking-index";
import type { RankedPerson, RankingPosition, Until } from "@nakamatch/ranking/types";
import { DAILY_PEOPLE } from "../contract/vocabulary/limits.ts";
import { compatibilityPercent } from "../domain/meeting/compatibility.ts";
import { preferencesFit } from "../domain/meeting/preferences.ts";
import { drawSeed } from "../server/features/daily-people/policy.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    viewers: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
  },
});
const count = Number(values.people);
const seed = Number(values.seed);
const TOLERANCE = 0.05;
const MOST_MS = 5;
/** Standard deviations for 95 % of a normal distribution. */
const DEVIATIONS = 1.96;
const FEWEST_SHOWINGS = 1000;
/** Share of new accounts, which the index has not merged, or merged late. */
const NEW_SHARE = 0.05;

const homes = drawHomes(25_000, seed);
const people = [...generatePeople({ count, seed, homes })];
const firstNew = Math.floor(count * (1 - NEW_SHARE));
const index = new RankingIndex(homes.cities);
index.load(people.slice(0, firstNew), NOW);
for (const person of people.slice(firstNew)) {
  index.upsert(person, NOW);
  while (index.needsMaintenance) index.maintain(2);
}

const places = new Map(people.map(({ id }, place) => [id, place]));
const fans = fansOf(people);
const titleCounts = Uint8Array.from(people, ({ interestIds }) => interestIds.length);
const showings = new Uint32Array(count);
const expected = new Float64Array(count);
const times: number[] = [];
const rounds: number[] = [];
const step = Math.floor(count / Number(values.viewers));
const viewers = Array.from({ length: Number(values.viewers) }, (_, number) => number * step);
const idle = process.threadCpuUsage().user;
const chosen = viewers.map((place) => {
  const before = performance.now();
  const shown = choose(people[place] as RankedPerson);
  times.push(performance.now() - before);
  for (const { id } of shown) countShowing(id);
  return shown;
});

// CPU time is more robust on a busy machine, but too coarse for a single viewer.
const processorMean = (process.threadCpuUsage().user - idle) / 1000 / viewers.length;

// Again in the same order, with the expectation if groups did not matter.
showings.fill(0);
let misplaced = 0;
for (const [turn, shown] of chosen.entries()) {
  const least = shown.at(-1)?.compatibility;
  if (least === undefined) continue;
  for (const [closeness, equals] of eligible(viewers[turn] as number, least)) {
    const drawn = shown.filter(({ compatibility }) => compatibility === closeness).length;
    if (closeness !== least && drawn < equals.length) misplaced++;
    for (const one of equals) expected[one] = (expected[one] as number) + drawn / equals.length;
  }
  for (const { id } of shown) countShowing(id);
}

const groups = measureGroups({
  gender: ({ gender }) => gender,
  country: ({ country }) => country ?? "unknown",
  premium: ({ premiumUntil }) => (holds(premiumUntil) ? "premium" : "standard"),
  account: (_, place) => (place < firstNew ? "old" : "new"),
});
const most = showings.reduce((a, b) => Math.max(a, b), 0);
const checked = groups.filter(({ showings }) => showings >= FEWEST_SHOWINGS);
const milliseconds = { processorMean, ...percentiles(times) };
const targets = {
  groupsAlike: checked.every(({ from, to }) => from <= 1 + TOLERANCE && to >= 1 - TOLERANCE),
  allGroupsLargeEnough: checked.length === groups.length,
  nobodyShownTooOften: most <= DAILY_PEOPLE.showings,
  fast: processorMean <= MOST_MS,
  closestFirst: misplaced === 0,
};
process.stdout.write(
  `${JSON.stringify(
    {
      people: count,
      viewers: times.length,
      showings: showings.reduce((a, b) => a + b, 0),
      mostShowingsOfOne: most,
      shownAtAll: showings.reduce((sum, times) => sum + Number(times > 0), 0),
      milliseconds,
      rounds,
      groups,
      targets,
    },
    null,
    2,
  )}\n`,
);
if (Object.values(targets).includes(false)) process.exitCode = 1;

function countShowing(id: string): void {
  const place = places.get(id) as number;
  showings[place] = (showings[place] as number) + 1;
}

/** The closest people below the limit of showings, in the engine's order. */
function choose(viewer: RankedPerson): RankingPosition[] {
  const shown: RankingPosition[] = [];
  const query = { viewer, excludedIds: [], sort: "taste", filters: {}, today: TODAY, now: NOW } as const;
  const limit = 24;
  let after: RankingPosition | undefined;
  for (let round = 1; ; round++) {
    const { rows } = index.query({ ...query, seed: drawSeed(viewer.id, TODAY), limit, after });
    for (const row of rows) {
      if (row.compatibility > 0 && (showings[places.get(row.id) as number] as number) < DAILY_PEOPLE.showings)
        shown.push(row);
    }
    after = rows.at(-1);
    if (shown.length >= DAILY_PEOPLE.shown || rows.length < limit || after?.compatibility === 0) {
      rounds[round] = (rounds[round] ?? 0) + 1;
      return shown.slice(0, DAILY_PEOPLE.shown);
    }
  }
}

/** Indices in `people` of each title's fans. */
function fansOf(all: readonly RankedPerson[]): Map<number, Uint32Array> {
  const lists = new Map<number, number[]>();
  for (const [place, { interestIds }] of all.entries()) {
    for (const title of Array.from(interestIds)) {
      const list = lists.get(title);
      if (list) list.push(place);
      else lists.set(title, [place]);
    }
  }
  return new Map([...lists].map(([title, list]) => [title, Uint32Array.from(list)]));
}

/** Everyone the viewer may discover with at least this compatibility, by compatibility. */
function eligible(viewerPlace: number, least: number): Map<number, number[]> {
  const viewer = people[viewerPlace] as RankedPerson;
  const common = new Uint8Array(count);
  for (const title of Array.from(viewer.interestIds)) {
    for (const place of fans.get(title) ?? []) common[place] = (common[place] as number) + 1;
  }
  const found = new Map<number, number[]>();
  for (let place = 0; place < count; place++) {
    const shared = common[place] as number;
    if (shared === 0) continue;
    const closeness = compatibilityPercent(shared, viewer.interestIds.length, titleCounts[place] as number);
    if (closeness < least || place === viewerPlace || (showings[place] as number) >= DAILY_PEOPLE.showings) continue;
    const person = people[place] as RankedPerson;
    if (holds(person.hiddenUntil) || !preferencesFit(viewer, person)) continue;
    const equals = found.get(closeness);
    if (equals) equals.push(place);
    else found.set(closeness, [place]);
  }
  return found;
}

function holds(until: Until): boolean {
  return typeof until === "boolean" ? until : until > NOW;
}

/** The share of each group, with its 95 % interval. */
function measureGroups(kinds: Record<string, (person: RankedPerson, place: number) => string | null>) {
  return Object.entries(kinds).flatMap(([kind, groupOf]) => {
    const sums = new Map<string, { showings: number; expected: number }>();
    for (const [place, person] of people.entries()) {
      const group = groupOf(person, place);
      if (group === null) continue;
      const sum = sums.get(group) ?? { showings: 0, expected: 0 };
      sum.showings += showings[place] as number;
      sum.expected += expected[place] as number;
      sums.set(group, sum);
    }
    return [...sums].map(([group, sum]) => {
      const share = sum.showings / sum.expected;
      const margin = (DEVIATIONS * Math.sqrt(sum.showings)) / sum.expected;
      return { kind, group, showings: sum.showings, share, from: share - margin, to: share + margin };
    });
  });
}

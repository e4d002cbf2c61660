/**
 * Whether "Six for today" shows all groups of people alike:
 * `node bench/fairness.ts --people 1000000 [--viewers 20000] [--settings 0.5] [--redraws 0.3] [--seed 1]`. Asks the engine
 * alone, as the service does, and prints JSON. Fails where a target is missed. `--settings` is the share of viewers who limit
 * distance, languages or both, half of them ages, too; the last viewer does in a place where hardly anybody lives. `--redraws` is the share who
 * change their settings afterwards and draw again; people shown before may return, and are counted once.
 *
 * A group's share is its showings per expected showing: what it would get if each viewer drew among all eligible people
 * of equal closeness. Those are counted here from the people themselves, without the engine.
 */
import { parseArgs } from "node:util";
import { drawHomes, generatePeople, NOW, TODAY } from "@nakamatch/ranking/bench/people";
import { RankingIndex } from "@nakamatch/ranking/index/ranking-index";
import { packUuids } from "@nakamatch/ranking/index/uuid";
import type { RankedPerson, RankingFilters, RankingPosition, Until } from "@nakamatch/ranking/types";
import type { DailySettings } from "../contract/endpoints/meeting/daily-people.ts";
import { AGE, DAILY_DISTANCES, DAILY_PEOPLE } from "../contract/vocabulary/limits.ts";
import { compatibilityPercent } from "../domain/meeting/compatibility.ts";
import { distanceHundredths } from "../domain/meeting/distance.ts";
import { preferencesFit } from "../domain/meeting/preferences.ts";
import { ageOn } from "../domain/people/age.ts";
import { circlesOf, drawSeed } from "../server/features/meeting/daily-people/policy.ts";
import { createRandom } from "../server/seed/demo/random.ts";
import { percentiles } from "./percentiles.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "100000" },
    viewers: { type: "string", default: "5000" },
    settings: { type: "string", default: "0.5" },
    redraws: { type: "string", default: "0.3" },
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
const NO_LIMITS: DailySettings = { maxDistance: null, minAge: null, maxAge: null, sharedLanguage: false };

const homes = drawHomes(25_000, seed);
// Everybody has a city, as in the product: people of unknown place pass any distance, and few of them fill small towns.
const people = Array.from(generatePeople({ count, seed, homes }), (person, number) => {
  if (person.city !== null) return person;
  const { id: city, country } = homes.cities[number % homes.cities.length] as (typeof homes.cities)[number];
  return { ...person, city, country };
});
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
const random = createRandom(seed);
interface Turn {
  place: number;
  settings: DailySettings;
  isAnew: boolean;
}
const viewers = Array.from({ length: Number(values.viewers) }, (_, number): Turn[] => {
  const place = number * step;
  const settings = random.chance(Number(values.settings)) ? drawSettings() : NO_LIMITS;
  const first = { place, settings, isAnew: false };
  return random.chance(Number(values.redraws)) ? [first, { place, settings: drawSettings(), isAnew: true }] : [first];
}).flat();
const town = smallTown();
const NARROW: DailySettings = { maxDistance: 25, minAge: 30, maxAge: 34, sharedLanguage: true };
viewers.push({ place: town.place, settings: NARROW, isAnew: false });
const idle = process.threadCpuUsage().user;
let returning: ReadonlySet<number> = new Set();
const chosen = viewers.map(({ place, settings, isAnew }) => {
  if (!isAnew) returning = new Set();
  const before = performance.now();
  const shown = choose(people[place] as RankedPerson, settings);
  times.push(performance.now() - before);
  countShowings(shown);
  return shown;
});

// CPU time is more robust on a busy machine, but too coarse for a single viewer.
const processorMean = (process.threadCpuUsage().user - idle) / 1000 / viewers.length;

// Again in the same order, with the expectation if groups did not matter.
showings.fill(0);
const drawings = new Uint32Array(count);
let misplaced = 0;
let ineligible = 0;
let widened = 0;
for (const [turn, circles] of chosen.entries()) {
  const { place, settings, isAnew } = viewers[turn] as Turn;
  if (!isAnew) returning = new Set();
  const sought = seek(place);
  const earlier = new Set<number>();
  const isComplete = circles.flat().length === DAILY_PEOPLE.shown;
  if (circles.slice(1).some((shown) => shown.length > 0)) widened++;
  for (const [circle, shown] of circles.entries()) {
    // Everybody of a circle is shown before the next one is looked through.
    const last = isComplete && circle === circles.length - 1 ? shown.at(-1)?.compatibility : undefined;
    const filters = filtersOf(settings, circle, people[place] as RankedPerson);
    const shownPlaces = new Set(shown.map(({ id }) => places.get(id) as number));
    let drawnEligible = 0;
    for (const [closeness, equals] of sought(last ?? 1, filters, earlier)) {
      const drawn = equals.filter((one) => shownPlaces.has(one)).length;
      drawnEligible += drawn;
      if (closeness !== last && drawn < equals.length) misplaced++;
      for (const one of equals) expected[one] = (expected[one] as number) + drawn / equals.length;
    }
    ineligible += shown.length - drawnEligible;
    for (const one of shownPlaces) earlier.add(one);
  }
  for (const { id } of circles.flat()) {
    const at = places.get(id) as number;
    drawings[at] = (drawings[at] as number) + 1;
  }
  countShowings(circles);
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
  eligibleOnly: ineligible === 0,
  smallTownServed: chosen.at(-1)?.flat().length === DAILY_PEOPLE.shown,
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
      drawnAnew: viewers.filter(({ isAnew }) => isAnew).length,
      withSettings: viewers.filter(({ settings }) => settings !== NO_LIMITS).length,
      widened,
      smallTown: {
        residents: town.residents,
        ring: chosen.at(-1)?.map((shown, circle) => ({
          ...circlesOf(NARROW)[circle],
          shown: shown.length,
        })),
      },
      groups,
      targets,
    },
    null,
    2,
  )}\n`,
);
if (Object.values(targets).includes(false)) process.exitCode = 1;

/** Once per viewer, also if drawn twice. */
function countShowings(circles: RankingPosition[][]): void {
  const shown = circles.flat().map(({ id }) => places.get(id) as number);
  for (const place of shown) if (!returning.has(place)) showings[place] = (showings[place] as number) + 1;
  returning = new Set(shown);
}

function isFull(place: number): boolean {
  return !returning.has(place) && (showings[place] as number) >= DAILY_PEOPLE.showings;
}

/** A distance, languages, or both, and for half of them ages: at least four years, open to one side for some. */
function drawSettings(): DailySettings {
  const maxDistance = random.chance(0.75) ? random.pick(DAILY_DISTANCES) : null;
  const sharedLanguage = maxDistance === null || random.chance(0.5);
  const hasAges = random.chance(0.5);
  const minAge = hasAges && random.chance(0.9) ? random.int(AGE.min, 45) : null;
  const maxAge = hasAges && random.chance(0.9) ? (minAge ?? 30) + random.int(4, 20) : null;
  return { maxDistance, minAge, maxAge, sharedLanguage };
}

/** Somebody with languages and titles in the least populous place. */
function smallTown(): { place: number; residents: number } {
  const residents = new Map<number, number>();
  for (const { city } of people) if (city !== null) residents.set(city, (residents.get(city) ?? 0) + 1);
  const living = people.map(({ city }) => (city === null ? Number.POSITIVE_INFINITY : (residents.get(city) as number)));
  const suits = ({ gender, lookingFor, friendshipPreference, languages, interestIds }: RankedPerson) =>
    gender && lookingFor !== "relacion" && friendshipPreference.length === 3 && languages > 0 && interestIds.length > 9;
  const [place = 0] = people
    .flatMap((person, at) => (suits(person) ? [at] : []))
    .sort((a, b) => (living[a] as number) - (living[b] as number));
  return { place, residents: living[place] as number };
}

function filtersOf(settings: DailySettings, circle: number, { languages }: RankedPerson): RankingFilters {
  const {
    maxDistance = null,
    minAge = null,
    maxAge = null,
    sharedLanguage = false,
  } = circlesOf(settings)[circle] ?? {};
  return {
    ...(maxDistance !== null && { maxDistance }),
    ...((minAge !== null || maxAge !== null) && { ageRange: [minAge ?? AGE.min, maxAge ?? AGE.max] }),
    ...(sharedLanguage && languages > 0 && { languages }),
  };
}

/** The closest people below the limit of showings of each circle, in the engine's order. */
function choose(viewer: RankedPerson, settings: DailySettings): RankingPosition[][] {
  const circles: RankingPosition[][] = [];
  const seen: string[] = [];
  let missing = DAILY_PEOPLE.shown as number;
  let round = 0;
  for (let circle = 0; circle < circlesOf(settings).length && missing > 0; circle++) {
    const shown: RankingPosition[] = [];
    const filters = filtersOf(settings, circle, viewer);
    const query = { viewer, excludedIds: packUuids(seen), sort: "taste", filters, today: TODAY, now: NOW } as const;
    const limit = 24;
    let after: RankingPosition | undefined;
    do {
      round++;
      const { rows } = index.query({ ...query, seed: drawSeed(viewer.id, TODAY), limit, after });
      for (const row of rows) {
        seen.push(row.id);
        if (row.compatibility > 0 && !isFull(places.get(row.id) as number)) shown.push(row);
      }
      after = rows.length === limit ? rows.at(-1) : undefined;
    } while (shown.length < missing && after && after.compatibility > 0);
    circles.push(shown.slice(0, missing));
    missing -= Math.min(shown.length, missing);
  }
  rounds[round] = (rounds[round] ?? 0) + 1;
  return circles;
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

/** Finds everyone the viewer may discover with at least a compatibility, by compatibility, but those of earlier circles. */
function seek(viewerPlace: number) {
  const viewer = people[viewerPlace] as RankedPerson;
  const home = viewer.city === null ? undefined : homes.cities[viewer.city];
  const common = new Uint8Array(count);
  for (const title of Array.from(viewer.interestIds)) {
    for (const place of fans.get(title) ?? []) common[place] = (common[place] as number) + 1;
  }
  const distances = new Map<number, number>();
  const distanceTo = (city: number): number => {
    const known = distances.get(city);
    if (known !== undefined || !home) return known ?? 0;
    const distance = distanceHundredths(home, homes.cities[city] as (typeof homes.cities)[number]);
    distances.set(city, distance);
    return distance;
  };
  return (least: number, { maxDistance, ageRange, languages }: RankingFilters, earlier: ReadonlySet<number>) => {
    const found = new Map<number, number[]>();
    for (let place = 0; place < count; place++) {
      const shared = common[place] as number;
      if (shared === 0) continue;
      const closeness = compatibilityPercent(shared, viewer.interestIds.length, titleCounts[place] as number);
      if (closeness < least || place === viewerPlace || isFull(place)) continue;
      const person = people[place] as RankedPerson;
      if (earlier.has(place) || holds(person.hiddenUntil) || !preferencesFit(viewer, person)) continue;
      if (maxDistance !== undefined && person.city !== null && distanceTo(person.city) > maxDistance * 100) continue;
      const age = person.birthDate === null ? undefined : ageOn(person.birthDate, TODAY);
      if (ageRange && age !== undefined && (age < ageRange[0] || age > ageRange[1])) continue;
      const isSilent = person.languages === 0;
      if (languages !== undefined && !isSilent && (BigInt(person.languages) & BigInt(languages)) === 0n) continue;
      const equals = found.get(closeness);
      if (equals) equals.push(place);
      else found.set(closeness, [place]);
    }
    return found;
  };
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
      sum.showings += drawings[place] as number;
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

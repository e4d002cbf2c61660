import type { Chunk } from "./chunks.ts";
import { type Counters, WORD_COST } from "./counters.ts";
import { commonNeeded } from "./percent.ts";
import type { SearchRequest } from "./search-request.ts";

/** More shared titles than anybody has. */
export const NOBODY = 0x3fffffff;

const PREMIUM_SHARE = 1 / 16;

/** Nanoseconds of a cache miss: reading the titles of somebody whose neighbour was not read before. */
const SCATTERED_COST = 200;

export interface Requirement {
  least: number;
  /** Whether with that same score only premium people enter, and only those near enough. */
  isPremium: boolean;
  isNear: boolean;
  counted: number;
  /** Whether nobody with a better score is in the chunk, so that only those enter and nobody is counted. */
  isTie: boolean;
}

export interface Strategy {
  cost: number;
  /** Checks the people with one of so many of the viewer's rarest titles, everybody for 0; null counts all titles. */
  rare: number | null;
}

/** What the people of a chunk need to enter, all at the distance or, for null, anywhere. */
export function requirementOf({ smaller, most }: Chunk, request: SearchRequest, distance: number | null): Requirement {
  const { collector, minCompatibility, byDistance, origin } = request;
  const last = collector.minScore(distance ?? 0, true);
  const score = Math.max(last, minCompatibility, 1);
  const next = commonNeeded(score + 1, smaller);
  const counted = !byDistance && minCompatibility > 0 ? commonNeeded(minCompatibility, smaller) : NOBODY;
  return {
    least: commonNeeded(score, smaller),
    isPremium: last === score && collector.minScore(distance ?? 0, false) > last,
    isNear: last === score && distance === null && origin !== null && collector.chordLimit < 5,
    counted,
    isTie: Math.min(next, counted) > most,
  };
}

export function cheapestStrategy(
  { range, from, to }: Chunk,
  { least, counted, isPremium, isTie }: Requirement,
  { counters, lookCost, people }: { counters: Counters; lookCost: number; people: number },
): Strategy {
  const words = to - from;
  const enough = Math.min(least, counted);
  // Somebody who shares all but two of the titles has at least one of any three, so also of the three rarest.
  const rare = counters.titles - enough + 1;
  // Somebody who shares too few is rejected after some of their titles.
  const titles = Math.min(range.group.count, 2 * (range.group.count - enough + 1));
  const looks = (some: number): number => {
    const seen = some * (isPremium && isTie ? PREMIUM_SHARE : 1);
    return lookCost === 0 ? 0 : seen * (lookCost + titles + SCATTERED_COST * Math.max(0, 1 - seen / (words * 8)));
  };
  const everybody: Strategy = { cost: words * WORD_COST + looks(people), rare: 0 };
  const share = counters.fans(from, to, rare) / (words * 32);
  const fans: Strategy = { cost: counters.cost(from, to, rare) + looks(people * share), rare };
  const all: Strategy = { cost: counters.cost(from, to), rare: null };
  const looking = everybody.cost <= fans.cost ? everybody : fans;
  return looking.cost <= all.cost ? looking : all;
}

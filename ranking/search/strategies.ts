import type { Chunk } from "./chunks.ts";
import { type Counters, WORD_COST } from "./counters.ts";
import { commonNeeded } from "./percent.ts";
import type { SearchRequest } from "./search-request.ts";

export const NOBODY = 0x3fffffff;

const PREMIUM_SHARE = 1 / 16;

/** Nanoseconds of a cache miss. */
const SCATTERED_COST = 200;

export interface Requirement {
  least: number;
  /** Whether a tie with the last entry must also be premium, or near. */
  isPremium: boolean;
  isNear: boolean;
  counted: number;
  /** No better score is possible, so nothing is counted. */
  isTie: boolean;
}

export interface Strategy {
  cost: number;
  /** Checks people with one of this many rarest titles, everyone for 0; null counts all. */
  rare: number | null;
}

/** Distance null is anywhere. */
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
  // Sharing all but two titles implies one of the three rarest.
  const rare = counters.titles - enough + 1;
  // Low counts are rejected partway through the list.
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

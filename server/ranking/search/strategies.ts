/** Which way of searching a chunk is the quickest, by estimate. */
import type { Chunk } from "./chunks.ts";
import { type Counters, WORD_COST } from "./counters.ts";
import { commonNeeded, type SearchRequest } from "./search-request.ts";

/** More shared titles than anybody has. */
export const NOBODY = 0x3fffffff;

/** About how many of the people are premium. */
const PREMIUM_SHARE = 1 / 16;

/** Nanoseconds until the titles of somebody arrive from memory, where not those of their neighbour were read before. */
const SCATTERED_COST = 200;

/** How many titles the people of a chunk have to share. */
export interface Need {
  /** To enter the page with the score of its last one. */
  least: number;
  /** Whether with that same score only premium people enter, and only those within reach. */
  isPremium: boolean;
  isNear: boolean;
  /** To be counted. */
  counted: number;
  /** Whether nobody with a better score is in the chunk, so that only those enter and nobody is counted. */
  isTie: boolean;
}

/** A way to search a chunk. */
export interface Way {
  /** About how many nanoseconds it takes. */
  cost: number;
  /** Looks at the people with one of so many of the viewer's rarest titles, at everybody for 0; null counts all titles. */
  rare: number | null;
}

/** What the people of a chunk need, who live at the distance or, without one, wherever they live. */
export function needOf({ smaller, most }: Chunk, request: SearchRequest, distance: number | null): Need {
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
    isTie: Math.min(score < 100 ? next : NOBODY, counted) > most,
  };
}

/** The quickest way to search a chunk in which so many people come into question. */
export function wayFor(
  { range, from, to }: Chunk,
  { least, counted, isPremium, isTie }: Need,
  { counters, look, people }: { counters: Counters; look: number; people: number },
): Way {
  const words = to - from;
  const enough = Math.min(least, counted);
  // Whoever shares all but two titles with the viewer has at least one of any three, so also of the three rarest.
  const rare = counters.titles - enough + 1;
  // Whoever shares too few is known as such after some of their titles.
  const titles = Math.min(range.group.count, 2 * (range.group.count - enough + 1));
  const looks = (some: number): number => {
    const seen = some * (isPremium && isTie ? PREMIUM_SHARE : 1);
    return look === 0 ? 0 : seen * (look + titles + SCATTERED_COST * Math.max(0, 1 - seen / (words * 8)));
  };
  const everybody: Way = { cost: words * WORD_COST + looks(people), rare: 0 };
  const share = counters.fans(from, to, rare) / (words * 32);
  const fans: Way = { cost: counters.cost(from, to, rare) + looks(people * share), rare };
  const all: Way = { cost: counters.cost(from, to), rare: null };
  const looking = everybody.cost <= fans.cost ? everybody : fans;
  return looking.cost <= all.cost ? looking : all;
}

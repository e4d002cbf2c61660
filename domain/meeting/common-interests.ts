import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";

/**
 * Picks at most `limit` of the shared interests, round-robin in the rotation anime, juego, serie_pelicula (CARD-08,
 * CARD-09, MATCH-10); a kind that has run out is passed over. Within a kind the given order is kept. No kind gives more
 * than `limit`, so `common` may be cut to as many of each; `total` then says how many there are in all.
 *
 * @returns the picked ones in the order they are shown, and how many more there are.
 */
export function pickCommonInterests<T extends { kind: InterestKind }>(
  common: readonly T[],
  limit: number,
  total: number = common.length,
): { shown: T[]; more: number } {
  const queues = INTEREST_KINDS.map((kind) => common.filter((interest) => interest.kind === kind));
  const longest = Math.max(0, ...queues.map((queue) => queue.length));
  const rotation: T[] = [];
  for (let round = 0; round < longest; round++) {
    for (const queue of queues) {
      const interest = queue[round];
      if (interest) rotation.push(interest);
    }
  }
  return { shown: rotation.slice(0, limit), more: Math.max(0, total - limit) };
}

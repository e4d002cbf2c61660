import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";

/**
 * Picks at most `limit` of the shared interests, round-robin in the rotation anime, juego, serie_pelicula (CARD-08,
 * CARD-09, MATCH-10); a kind that has run out is passed over. Within a kind the given order is kept.
 *
 * @returns the picked ones in the order they are shown, and how many more there are.
 */
export function pickCommonInterests<T extends { kind: InterestKind }>(
  common: readonly T[],
  limit: number,
): { shown: T[]; more: number } {
  const queues = INTEREST_KINDS.map((kind) => common.filter((interest) => interest.kind === kind));
  const longest = Math.max(...queues.map((queue) => queue.length));
  const rotation: T[] = [];
  for (let round = 0; round < longest; round++) {
    for (const queue of queues) {
      const interest = queue[round];
      if (interest) rotation.push(interest);
    }
  }
  return { shown: rotation.slice(0, limit), more: Math.max(0, common.length - limit) };
}

/** A title that somebody may share with a viewer: one of the viewer's, or of the same name as one of them. */
export interface ShareableTitle {
  id: number;
  kind: InterestKind;
  /** The same for all titles of one name. */
  nameNumber: number;
  /** Whether the viewer chose this very title. */
  isOwn: boolean;
}

/**
 * The titles that people share with a viewer who may share these (DISC-15). Titles match by name: a name that exists in
 * several kinds is shared as often as both have it, in the kinds that the other person chose, the viewer's own kinds first.
 *
 * @returns a function from the ids of all titles that somebody chose to the shared ones, in the order of `shareable`.
 */
export function sharingWith<T extends ShareableTitle>(shareable: readonly T[]): (chosen: readonly number[]) => T[] {
  const places = new Map(shareable.map(({ id }, place) => [id, place]));
  const ownCounts = new Map<number, number>();
  for (const { nameNumber, isOwn } of shareable) {
    ownCounts.set(nameNumber, (ownCounts.get(nameNumber) ?? 0) + Number(isOwn));
  }
  const hasNamesakes = ownCounts.size < shareable.length;
  return (chosen) => {
    const common = chosen
      .map((id) => places.get(id))
      .filter((place) => place !== undefined)
      .sort((a, b) => a - b)
      .map((place) => shareable[place] as T);
    return hasNamesakes ? withoutSpare(common, ownCounts) : common;
  };
}

/** Leaves of the titles of each name no more than the viewer has. */
function withoutSpare<T extends ShareableTitle>(common: T[], ownCounts: ReadonlyMap<number, number>): T[] {
  const left = new Map(ownCounts);
  const kept = new Set<T>();
  const kindsFirst = common.toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || INTEREST_KINDS.indexOf(a.kind) - INTEREST_KINDS.indexOf(b.kind),
  );
  for (const title of kindsFirst) {
    const spare = left.get(title.nameNumber) ?? 0;
    if (spare === 0) continue;
    left.set(title.nameNumber, spare - 1);
    kept.add(title);
  }
  return common.filter((title) => kept.has(title));
}

import { INTEREST_KINDS, type InterestKind } from "@nakamatch/contract/vocabulary/people";

/**
 * Picks `limit` shared interests by rotation of the kinds anime, juego, serie_pelicula (CARD-08, CARD-09, MATCH-10),
 * skipping exhausted ones and keeping the order within each.
 *
 * @returns the picked ones in display order, and the number left
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

/** One of the viewer's titles, or a namesake of one. */
export interface ShareableTitle {
  id: number;
  kind: InterestKind;
  /** Shared by all titles of a name. */
  nameNumber: number;
  /** One of the viewer's own. */
  isOwn: boolean;
}

/** A title that somebody dropped or only plans. */
export interface UnlovedTitle extends Pick<ShareableTitle, "nameNumber"> {
  personId: string;
}

/** Of the titles in common, those that neither of both has dropped or only plans: what to say of two people, or to ask. */
export function lovedByBoth<T extends Pick<ShareableTitle, "nameNumber">>(
  common: readonly T[],
  unloved: readonly UnlovedTitle[],
  both: readonly [string, string],
): T[] {
  const left = new Set(unloved.filter(({ personId }) => both.includes(personId)).map(({ nameNumber }) => nameNumber));
  return common.filter(({ nameNumber }) => !left.has(nameNumber));
}

/**
 * Prepares the intersection with the viewer's titles (DISC-15). Titles match by name: a name in several kinds counts as
 * often as both people chose it, shown in the other person's kinds, the viewer's kinds first.
 *
 * @returns a function from another person's title ids to the shared titles, in the order of `shareable`
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

/** Keeps at most as many titles of each name as the viewer has. */
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

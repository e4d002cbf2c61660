import type { Case } from "@nakamatch/contract/endpoints/moderation";

/** A case in its place in the list; `isGone`: it is no longer among those that the server lists. */
export interface PlacedCase extends Case {
  isGone: boolean;
}

/**
 * The list as it is shown, brought up to date without moving anything: what is shown keeps its place with its latest data, what
 * has left stays as gone, and what follows the last shown one is added below. New cases above it wait (`fresh`) until the
 * moderator asks for them.
 */
export function keepPlaces(
  shown: readonly PlacedCase[],
  latest: readonly Case[],
): { cases: PlacedCase[]; fresh: number } {
  const known = new Set(shown.map(idOf));
  const byId = new Map(latest.map((each) => [idOf(each), each]));
  const last = latest.findLastIndex((each) => known.has(idOf(each)));
  const isFresh = (each: Case) => !known.has(idOf(each));
  return {
    cases: [
      ...shown.map((each) => {
        const now = byId.get(idOf(each));
        return now ? { ...now, isGone: false } : { ...each, isGone: true };
      }),
      ...latest.slice(last + 1).map((each) => ({ ...each, isGone: false })),
    ],
    fresh: latest.slice(0, Math.max(0, last)).filter(isFresh).length,
  };
}

function idOf({ person }: Pick<Case, "person">): string {
  return person.id;
}

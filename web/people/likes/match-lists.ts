import type { Match } from "@nakamatch/contract/endpoints/likes";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { orpc } from "../../lib/api.ts";
import type { CachedChange } from "../../lib/cached-changes.ts";
import { serverNow } from "../../lib/session-store.ts";

/** The cache key of one list of the matches screen. */
export function matchListKey(list: MatchList) {
  return [...orpc.likes.matches.key({ type: "infinite" }), list] as const;
}

/** The pages of a list of matches, as far as a like is concerned. */
type MatchPages = { pages: { matches: Match[] }[] };

/**
 * Somebody who likes the viewer is liked back, or no longer: their card carries the mark of a match, or loses it. Who is in
 * which list is fetched once the server has made the change.
 */
export function likeBackChange(personId: string, hasLiked: boolean): CachedChange<MatchPages> {
  const differs = (match: Match) => match.otherUser.id === personId && (match.matchedAt !== null) !== hasLiked;
  const matchedAt = hasLiked ? serverNow().toISOString() : null;
  return {
    queryKey: matchListKey("likedMe"),
    apply: (data) =>
      data.pages.some(({ matches }) => matches.some(differs))
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              matches: page.matches.map((match) => (differs(match) ? { ...match, matchedAt } : match)),
            })),
          }
        : data,
  };
}

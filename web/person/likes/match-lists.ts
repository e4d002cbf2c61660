import type { Match } from "@nakamatch/contract/endpoints/likes";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { orpc } from "../../lib/api.ts";
import { type CachedChange, mapInPages } from "../../lib/cached-changes.ts";

/** Cache key of a list of matches. */
export function matchListKey(list: MatchList) {
  return [...orpc.likes.matches.key({ type: "infinite" }), list] as const;
}

/** Only what a like changes. */
type MatchPages = { pages: { matches: Match[] }[] };

/** Liking back, or undoing it. Lists refetch once the server has changed. */
export function likeBackChange(personId: string, hasLiked: boolean, now: Date): CachedChange<MatchPages> {
  const matchedAt = hasLiked ? now.toISOString() : null;
  return {
    queryKey: matchListKey("likedMe"),
    apply: (data) =>
      mapInPages(data, "matches", (match) =>
        match.otherUser.id === personId && (match.matchedAt !== null) !== hasLiked ? { ...match, matchedAt } : match,
      ),
  };
}

import type { Match } from "@nakamatch/contract/endpoints/meeting/likes";
import type { MatchList } from "@nakamatch/contract/vocabulary/likes";
import { orpc } from "../../../lib/api.ts";
import { type CachedChange, mapInPages } from "../../../lib/cached-changes.ts";

export function matchListKey(list: MatchList) {
  return [...orpc.likes.matches.key({ type: "infinite" }), list] as const;
}

type MatchPages = { pages: { matches: Match[] }[] };

/** Likes back, or undoes it. Lists refetch after the server's change. */
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

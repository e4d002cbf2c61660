import type { Match } from "@nakamatch/contract/endpoints/likes";
import { MATCH_LISTS, type MatchList } from "@nakamatch/contract/vocabulary/likes";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../lib/api.ts";
import { matchListKey } from "../../person/likes/match-lists.ts";

/** The query of one list of the matches screen, by pages; each page has the time of its answer, in milliseconds. */
export function matchListQuery(list: MatchList) {
  return infiniteQueryOptions({
    queryKey: matchListKey(list),
    queryFn: async ({ pageParam, signal }) => ({
      ...(await api.likes.matches({ list, cursor: pageParam }, { signal })),
      answeredAt: Date.now(),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** One list of the matches screen; fetched while its tab is `open`. */
function useMatchList(list: MatchList, open: boolean) {
  const query = useInfiniteQuery({ ...matchListQuery(list), enabled: open });
  const { data } = query;
  const matches = useMemo(() => {
    // Somebody who moved up between two requests may be on both pages.
    const byId = new Map<string, Match>();
    for (const page of data?.pages ?? []) {
      for (const match of page.matches) if (!byId.has(match.id)) byId.set(match.id, match);
    }
    return [...byId.values()];
  }, [data]);
  return { ...query, matches };
}

export type MatchListQuery = ReturnType<typeof useMatchList>;

/**
 * All three lists, of which the open one is kept up to date, with their counts as far as they are known and the time of
 * that answer, in milliseconds.
 */
export function useMatches(open: MatchList) {
  const lists: Record<MatchList, MatchListQuery> = {
    mutual: useMatchList("mutual", open === "mutual"),
    likedMe: useMatchList("likedMe", open === "likedMe"),
    iLiked: useMatchList("iLiked", open === "iLiked"),
  };
  // The first page of every list has the counts of all three; the latest answer is right.
  const firsts = MATCH_LISTS.flatMap((list) => lists[list].data?.pages[0] ?? []);
  const [newest] = firsts.sort((one, other) => other.answeredAt - one.answeredAt);
  return { lists, counts: newest?.counts ?? null, countedAt: newest?.answeredAt };
}

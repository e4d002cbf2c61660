import { MATCH_LISTS, type Match, type MatchList } from "@nakamatch/contract/endpoints/likes";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";

/** How a list of the matches screen is fetched, a page at a time. */
export function matchListQuery(list: MatchList) {
  return orpc.likes.matches.infiniteOptions({
    input: (cursor: string | undefined) => ({ list, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** One of the lists of the matches screen; fetched while its tab is `open`. */
function useMatchList(list: MatchList, open: boolean) {
  const query = useInfiniteQuery({ ...matchListQuery(list), enabled: open });
  const { data } = query;
  const matches = useMemo(() => {
    // Somebody who moved up between two pages may stand on both.
    const byId = new Map<string, Match>();
    for (const page of data?.pages ?? []) {
      for (const match of page.matches) if (!byId.has(match.id)) byId.set(match.id, match);
    }
    return [...byId.values()];
  }, [data]);
  return { ...query, matches };
}

export type MatchListQuery = ReturnType<typeof useMatchList>;

/** All three lists, of which the open one is kept up to date, and how many people each has as far as that is known. */
export function useMatches(open: MatchList) {
  const lists: Record<MatchList, MatchListQuery> = {
    mutual: useMatchList("mutual", open === "mutual"),
    likedMe: useMatchList("likedMe", open === "likedMe"),
    iLiked: useMatchList("iLiked", open === "iLiked"),
  };
  // Every list tells the counts of all; what was fetched last is right.
  const [newest] = MATCH_LISTS.map((list) => lists[list]).sort((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  return { lists, counts: newest?.data?.pages[0]?.counts ?? null };
}

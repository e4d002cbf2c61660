import type { BannedPerson } from "@nakamatch/contract/endpoints/moderation";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";

/** How the banned people are fetched, the latest ban first, a page at a time. */
export function bannedQuery(search: string) {
  return orpc.moderation.banned.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** The people who are banned now; undefined until the first page is here. */
export function useBannedPeople(search: string) {
  // The list stays until another search has its answer.
  const query = useInfiniteQuery({ ...bannedQuery(search), placeholderData: keepPreviousData });
  const { data } = query;
  const people = useMemo(() => {
    if (!data) return undefined;
    // Somebody who was banned again between two requests may be on both pages.
    const byId = new Map<string, BannedPerson>();
    for (const { banned } of data.pages) {
      for (const entry of banned) if (!byId.has(entry.person.id)) byId.set(entry.person.id, entry);
    }
    return [...byId.values()];
  }, [data]);
  return { ...query, people, total: data?.pages[0]?.total ?? null };
}

import { DASHBOARD_PAGE } from "@nakamatch/contract/vocabulary/limits";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";
import type { DiscoveryView } from "@nakamatch/domain/meeting/view-address";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { keepHidden, type ListedCard } from "../../features/meeting/hide/use-hide.ts";
import { orpc } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";
import { useUpToPages } from "../../lib/more-pages.ts";

/** Lists younger than this are not refetched, in milliseconds. */
const FRESH_MS = 60_000;

/** Cache lifetime of a list, in milliseconds. */
const KEPT_MS = 30 * 60_000;

/** People of a view, paginated. */
export function discoveryQuery({ sort, filters }: DiscoveryView) {
  return orpc.discovery.page.infiniteOptions({
    input: (cursor: string | undefined) => ({ sort, limit: DASHBOARD_PAGE, cursor, ...narrowingFilters(filters) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    structuralSharing: keepHidden,
  });
}

/**
 * Compatible people, `pages` times 39 (DISC-34). Late answers for another view are ignored. Failures are only logged
 * (DISC-05); the screen offers a retry. No refetch on focus or reconnect. People hidden while this view is open stay in
 * place.
 */
export function useDiscovery(view: DiscoveryView, pages: number) {
  const query = useInfiniteQuery({
    ...discoveryQuery(view),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, error, hasNextPage } = query;
  useEffect(() => {
    if (error) log.error("The dashboard could not be loaded", error);
  }, [error]);

  const { loaded, isGrowing, retry } = useUpToPages(query, pages);
  const shown = useMemo(() => data?.pages.slice(0, pages), [data, pages]);
  const openedAt = useOpenedAt(view);
  const people = useMemo(() => {
    const listed: ListedCard[] = shown?.flatMap((page) => page.people) ?? [];
    return onceEach(listed.filter(({ hiddenAt }) => hiddenAt === undefined || hiddenAt >= openedAt));
  }, [shown, openedAt]);
  return {
    query,
    people,
    first: shown?.[0],
    /** Loaded pages; 0 for another view's placeholder data. */
    loaded: Math.min(loaded, pages),
    hasMore: loaded > pages || (loaded > 0 && hasNextPage),
    isGrowing,
    retryMore: retry,
  };
}

/** When this view was opened, in milliseconds. */
function useOpenedAt(view: DiscoveryView): number {
  const key = JSON.stringify(view);
  const [opened, setOpened] = useState(() => ({ key, at: Date.now() }));
  if (opened.key !== key) setOpened({ key, at: Date.now() });
  return opened.at;
}

/** A person who moved to a later page stays at the first place. */
function onceEach(people: readonly ListedCard[]): ListedCard[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

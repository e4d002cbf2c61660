import type { EventOrder } from "@nakamatch/contract/vocabulary/events";
import { infiniteQueryOptions, keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";

/** The list, by pages. */
export function eventsQuery(order: EventOrder, search: string) {
  return infiniteQueryOptions({
    queryKey: [...orpc.events.list.key(), order, search] as const,
    queryFn: ({ pageParam, signal }) => api.events.list({ order, search, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function eventQuery(eventId: string) {
  return orpc.events.show.queryOptions({ input: { eventId } });
}

/** Fetches what is shown again when operators enter, change or withdraw events. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  const refetch = () => void refetchChanged(queries, orpc.events.key());
  useRealtime("events.changed", refetch);
  useEventsMissed(refetch);
}

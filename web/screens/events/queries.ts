import type { EventOrder } from "@nakamatch/contract/vocabulary/events";
import type { GoerView } from "@nakamatch/contract/vocabulary/going";
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useErrorToast, useToast } from "../../ui/toast.tsx";

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

/** The events one goes to, and how often one may still choose. */
export function goingQuery() {
  return orpc.going.mine.queryOptions();
}

/** Who goes too, by pages. */
export function goersQuery(eventId: string) {
  return infiniteQueryOptions({
    queryKey: [...orpc.going.people.key({ type: "infinite" }), eventId] as const,
    queryFn: ({ pageParam, signal }) => api.going.people({ eventId, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}

/** Goes to an event, or changes who sees it. `onDone` comes before what is shown is fetched again. */
export function useGo(eventId: string, onDone?: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { fail, clearError } = useErrorToast();
  return useMutation({
    mutationFn: (choice: { view: GoerView; isVerifiedOnly: boolean }) => api.going.go({ eventId, ...choice }),
    onSuccess: async () => {
      clearError();
      onDone?.();
      await refetchChanged(queries, orpc.going.key());
    },
    onError: (thrown) => {
      fail(t("common.toasts.error"), toAppError(thrown).text(t));
      void refetchChanged(queries, orpc.events.key());
    },
  });
}

/** Goes there no more. */
export function useLeave(eventId: string, onDone: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const toast = useToast();
  const { fail } = useErrorToast();
  return useMutation({
    mutationFn: () => api.going.leave({ eventId }),
    onSuccess: async () => {
      onDone();
      toast({ title: t("going.left") });
      await refetchChanged(queries, orpc.going.key());
    },
    onError: (thrown) => fail(t("common.toasts.error"), toAppError(thrown).text(t)),
  });
}

/** Fetches what is shown again when operators enter, change or withdraw events. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  const refetch = () => {
    for (const group of [orpc.events, orpc.going]) void refetchChanged(queries, group.key());
  };
  useRealtime("events.changed", refetch);
  useEventsMissed(refetch);
}

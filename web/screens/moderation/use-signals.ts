import type { Signal } from "@nakamatch/contract/endpoints/signals";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, orpc } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { useToast } from "../../ui/toast.tsx";

/**
 * What the product noticed by itself, the latest first; undefined until the first page is here. `enabled`: false for those
 * whom the server would refuse.
 */
export function useSignals({ enabled = true } = {}) {
  const queries = useQueryClient();
  const query = useInfiniteQuery(
    orpc.signals.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      enabled,
      // A new signal publishes no event: it is part of what somebody else does.
      refetchInterval: NOTIFICATION_POLL_MS,
    }),
  );
  const refetch = () => void queries.invalidateQueries({ queryKey: orpc.signals.key() });
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
  const { data } = query;
  const signals = useMemo(() => {
    if (!data) return undefined;
    const byId = new Map(data.pages.flatMap((page) => page.signals).map((signal) => [signal.id, signal]));
    return [...byId.values()];
  }, [data]);
  return { ...query, signals };
}

/** Closes a signal. It leaves the list when the server has done it; a failure is a toast. */
export function useCloseSignal({ id }: Signal) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  // Awaited, so that the button is busy until the list is new.
  const refetch = () => queries.invalidateQueries({ queryKey: orpc.signals.key() });
  return useMutation({
    mutationFn: () => api.signals.close({ signalId: id }),
    onSuccess: refetch,
    onError: (thrown) => {
      toast({ title: t("common.toasts.error"), description: toAppError(thrown).text(t), variant: "destructive" });
    },
  });
}

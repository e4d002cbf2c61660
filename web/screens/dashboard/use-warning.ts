import type { Warning } from "@nakamatch/contract/endpoints/moderation/warnings";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { refetchChanged } from "../../lib/cached-changes.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";

/**
 * The unconfirmed warning and whether moderators wait for an answer, by live event and every 30 s, in case one is lost.
 * Null while unknown; `isAwaited` until the first answer, if one can come.
 */
export function useWarning(): { warning: Warning | null; isAsked: boolean; isAwaited: boolean } {
  const queries = useQueryClient();
  const { data, isLoading, failureCount } = useQuery(
    orpc.warnings.current.queryOptions({ refetchInterval: NOTIFICATION_POLL_MS }),
  );
  const refetch = () => void refetchChanged(queries, orpc.warnings.current.key());
  useRealtime("warning.changed", refetch);
  useRealtime("question.changed", refetch);
  useEventsMissed(refetch);
  return {
    warning: data?.warning ?? null,
    isAsked: data?.isAsked === true,
    isAwaited: isLoading && failureCount === 0,
  };
}

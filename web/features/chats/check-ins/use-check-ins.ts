import type { CheckIn } from "@nakamatch/contract/endpoints/chats/check-ins";
import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { isCheckInOpen } from "@nakamatch/domain/meeting/check-in";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { orpc } from "../../../lib/api.ts";
import { useApp } from "../../../lib/app.tsx";
import { applyConfirmed, refetchChanged } from "../../../lib/cached-changes.ts";

/** Timers cannot wait much longer. */
const MOST_MS = 24 * 60 * 60_000;

const queryKey = () => orpc.checkIns.list.queryKey();

/** Own check-ins. They are fetched again as the hour of one comes, also if the live event is lost. */
export function useCheckIns({ enabled = true, staleTime }: { enabled?: boolean; staleTime?: number } = {}) {
  const { session } = useApp();
  return useQuery({
    ...orpc.checkIns.list.queryOptions(),
    enabled,
    ...(staleTime !== undefined && { staleTime }),
    // An answer without a change counts: an hour may have come meanwhile.
    notifyOnChangeProps: ["data", "dataUpdatedAt", "isError"],
    refetchInterval: ({ state }) => nextLook(state.data?.checkIns ?? [], session.now()),
  });
}

function nextLook(checkIns: readonly CheckIn[], now: Date): number | false {
  const waits = checkIns
    .filter(({ state }) => isCheckInOpen(state))
    .map(({ dueAt }) => Math.max(Date.parse(dueAt) - now.getTime(), NOTIFICATION_POLL_MS));
  return waits.length > 0 && Math.min(...waits, MOST_MS);
}

/** Fetches own check-ins again after a change on the server. */
export function refetchCheckIns(queries: QueryClient): Promise<void> {
  return refetchChanged(queries, queryKey());
}

/** Puts a check-in that the server returned among the own ones. */
export function putCheckIn(queries: QueryClient, checkIn: CheckIn): void {
  applyConfirmed(queries, {
    queryKey: queryKey(),
    apply: ({ checkIns }: { checkIns: CheckIn[] }) => ({
      checkIns: checkIns.some(({ id }) => id === checkIn.id)
        ? checkIns.map((each) => (each.id === checkIn.id ? checkIn : each))
        : [...checkIns, checkIn],
    }),
  });
}

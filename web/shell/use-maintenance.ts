import { NOTIFICATION_POLL_MS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orpc } from "../lib/api.ts";
import { useApp } from "../lib/app.tsx";
import { refetchChanged } from "../lib/cached-changes.ts";
import { toAppError } from "../lib/errors.ts";
import { useEventsMissed } from "../lib/realtime.ts";

export interface Maintenance {
  /** When it is expected to end. */
  until: string;
  /** It takes longer. */
  isLate: boolean;
}

/** Null without maintenance. Fetched every 30 s, and after a change that it refused. */
export function useMaintenance(): Maintenance | null {
  const { session } = useApp();
  const queries = useQueryClient();
  const { data } = useQuery(orpc.switches.current.queryOptions({ refetchInterval: NOTIFICATION_POLL_MS }));
  const refetch = () => void refetchChanged(queries, orpc.switches.current.key());
  useEventsMissed(refetch);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refetch` depends on the client only
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (toAppError(event.action.error).code === "MAINTENANCE") refetch();
      }),
    [queries],
  );
  const until = data?.maintenanceUntil ?? null;
  const [lateFor, setLateFor] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setLateFor(until), Date.parse(until) - session.now().getTime());
    return () => clearTimeout(timer);
  }, [until, session]);
  return until === null ? null : { until, isLate: lateFor === until };
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { orpc } from "../../lib/api.ts";
import { useEventsMissed, useRealtime } from "../../lib/realtime.ts";

/** How long changes are collected before they are fetched together, in milliseconds. */
const COLLECT_MS = 400;

/** Fetches what the moderation screen shows again after each change: a report, a decision, a claim, by whomever. */
export function useLiveUpdates(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetch = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: orpc.moderation.key() });
    }, COLLECT_MS);
  };
  useRealtime("moderation.changed", refetch);
  useEventsMissed(refetch);
}

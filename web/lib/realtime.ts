import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "./app.tsx";

/** Subscribes while mounted. The handler may change between renders. */
export function useRealtime<Name extends keyof ServerEvents>(event: Name, handler: ServerEvents[Name]): void {
  const { live } = useApp();
  const latest = useEffectEvent(handler as (payload: never) => void);
  useEffect(() => live.listen(event, ((payload: never) => latest(payload)) as ServerEvents[Name]), [live, event]);
}

/** Refetch hook for possibly missed events. */
export function useEventsMissed(handler: () => void): void {
  useRealtime("events.missed", handler);
}

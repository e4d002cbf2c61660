import type { ServerEvents } from "@nakamatch/contract/events/realtime";
import { useEffect, useEffectEvent } from "react";
import { useApp } from "./app.tsx";

/** Calls `handler` at each event of this name while the component lives. The handler may change at each render. */
export function useRealtime<Name extends keyof ServerEvents>(event: Name, handler: ServerEvents[Name]): void {
  const { live } = useApp();
  const latest = useEffectEvent(handler as (payload: never) => void);
  useEffect(() => live.listen(event, ((payload: never) => latest(payload)) as ServerEvents[Name]), [live, event]);
}

/** Calls `handler` when live events may have been missed, so that it fetches again. */
export function useEventsMissed(handler: () => void): void {
  useRealtime("events.missed", handler);
}

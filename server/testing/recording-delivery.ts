import type { Broadcast, Delivery, ServerEventName, ServerEventPayload } from "../realtime/types.ts";

export interface RecordedEvent {
  /** In ascending order; `*` for everybody. */
  to: string[];
  event: ServerEventName;
  payload: ServerEventPayload<ServerEventName>;
}

/** Records events instead of sending them, for tests. `take` returns and clears them. */
export function recordingDelivery(): Delivery & Broadcast & { take(): RecordedEvent[] } {
  let recorded: RecordedEvent[] = [];
  return {
    emitTo(personIds, event, payload) {
      recorded.push({ to: [...personIds].sort(), event, payload });
    },
    emitToAll(event, payload) {
      recorded.push({ to: ["*"], event, payload });
    },
    take() {
      const taken = recorded;
      recorded = [];
      return taken;
    },
  };
}

import type { Broadcast } from "../../../realtime/types.ts";

/** Tells all open screens that events changed. Call it after the commit. */
export function publishEvents(broadcast: Broadcast): void {
  broadcast.emitToAll("events.changed", {});
}

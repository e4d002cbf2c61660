import type { Delivery } from "../../../realtime/types.ts";

/** Tells a person's watchers that the person is active (CHAT-09). */
export function publishPresence(
  delivery: Delivery,
  watcherIds: string[],
  { personId, lastSeenAt }: { personId: string; lastSeenAt: string },
): void {
  delivery.emitTo(watcherIds, "presence.changed", { personId, lastSeenAt });
}

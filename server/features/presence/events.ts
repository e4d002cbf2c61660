import type { Delivery } from "../../realtime/types.ts";

/** Where presence events are published. */
export type PresenceDelivery = Delivery;

/** Tells a person's watchers that the person is active (CHAT-09). */
export function publishPresence(
  delivery: PresenceDelivery,
  watcherIds: string[],
  { personId, lastSeenAt }: { personId: string; lastSeenAt: Date },
): void {
  delivery.emitTo(watcherIds, "presence.changed", { personId, lastSeenAt: lastSeenAt.toISOString() });
}

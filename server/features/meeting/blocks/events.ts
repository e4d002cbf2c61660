import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the blocker's own devices only. Call it after the commit. */
export function publishBlock(
  delivery: Delivery,
  { blockerId, personId, isBlocked }: { blockerId: string; personId: string; isBlocked: boolean },
): void {
  delivery.emitTo([blockerId], "blocks.changed", { personId, isBlocked });
}

/** Notifies all devices of both people. Call it after the commit. */
export function publishRemovedReactions(
  delivery: Delivery,
  personIds: string[],
  removed: { chatId: string; removedAt: Date },
): void {
  const event = { chatId: removed.chatId, removedAt: removed.removedAt.toISOString() };
  delivery.emitTo(personIds, "reactions.removed", event);
}

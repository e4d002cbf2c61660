import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the blocker's own devices only. Call it after the commit. */
export function publishBlock(
  delivery: Delivery,
  { blockerId, personId, isBlocked }: { blockerId: string; personId: string; isBlocked: boolean },
): void {
  delivery.emitTo([blockerId], "blocks.changed", { personId, isBlocked });
}

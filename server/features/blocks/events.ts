import type { Delivery } from "../../realtime/types.ts";

/** Where block events are published. */
export type BlockDelivery = Delivery;

/** Publishes to the blocker's own devices, never to the other side, that they blocked somebody or took it back. Call it after the commit. */
export function publishBlock(
  delivery: BlockDelivery,
  { blockerId, personId, isBlocked }: { blockerId: string; personId: string; isBlocked: boolean },
): void {
  delivery.emitTo([blockerId], "blocks.changed", { personId, isBlocked });
}

import type { Delivery } from "../../realtime/types.ts";

export type BlockDelivery = Delivery;

/** Notifies the blocker's own devices only. Call it after the commit. */
export function publishBlock(
  delivery: BlockDelivery,
  { blockerId, personId, isBlocked }: { blockerId: string; personId: string; isBlocked: boolean },
): void {
  delivery.emitTo([blockerId], "blocks.changed", { personId, isBlocked });
}

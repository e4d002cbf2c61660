import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the person and everyone who may see their name. */
export function publishPremium(delivery: Delivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "premium.changed", { personId });
}

import type { Delivery } from "../../realtime/types.ts";

export type PremiumDelivery = Delivery;

/** Notifies the person and everyone who may see their name. */
export function publishPremium(delivery: PremiumDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "premium.changed", { personId });
}

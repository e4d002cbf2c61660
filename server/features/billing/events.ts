import type { Delivery } from "../../realtime/types.ts";

export type PremiumDelivery = Delivery;

/** To the person and all who may see their name. */
export function publishPremium(delivery: PremiumDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "premium.changed", { personId });
}

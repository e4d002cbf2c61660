import type { Delivery } from "../../realtime/types.ts";

/** Where changes of premium are published. */
export type PremiumDelivery = Delivery;

/** Tells a person's own screens and those that may show their name that they are premium, or no longer are. */
export function publishPremium(delivery: PremiumDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "premium.changed", { personId });
}

import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type AvatarDelivery = Delivery;

/** Call it after the commit. */
export const publishQuarantined = publishToModerators;

/** To the person's devices and onlookers. Call it after the commit. */
export function publishPhoto(delivery: AvatarDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "photo.changed", { personId });
}

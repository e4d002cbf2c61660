import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type AvatarDelivery = Delivery;

/** Tells moderators that a photo waits. Call it after the commit. */
export function publishHeldPhoto(delivery: AvatarDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/** Tells a person's devices and onlookers that the photo changed. Call it after the commit. */
export function publishPhoto(delivery: AvatarDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "photo.changed", { personId });
}

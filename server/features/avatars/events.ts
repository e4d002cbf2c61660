import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

/** Where events about photos are published. */
export type AvatarDelivery = Delivery;

/** Publishes to moderators that a photo waits. Call it after the commit. */
export function publishHeldPhoto(delivery: AvatarDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/** Publishes to a person's own devices and to others that may show them that their photo is another. Call it after the commit. */
export function publishPhoto(delivery: AvatarDelivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "photo.changed", { personId });
}

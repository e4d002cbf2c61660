import type { Delivery } from "../../../realtime/types.ts";

/** To the person's devices and onlookers. Call it after the commit. */
export function publishPhoto(delivery: Delivery, personId: string, onlookerIds: readonly string[]): void {
  delivery.emitTo([personId, ...onlookerIds], "photo.changed", { personId });
}

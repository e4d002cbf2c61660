import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the person's screens. Call it after the commit. */
export function publishDecided(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "photo.decided", {});
}

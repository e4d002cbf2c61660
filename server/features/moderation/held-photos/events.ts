import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the owner's screens. Call it after the commit. */
export function publishPhotoDecision(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "photo.decided", {});
}

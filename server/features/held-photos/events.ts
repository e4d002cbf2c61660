import type { Delivery } from "../../realtime/types.ts";

/** Tells the owner's open screens that a moderator has decided about their photo. Call it after the commit. */
export function publishPhotoDecision(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "photo.decided", {});
}

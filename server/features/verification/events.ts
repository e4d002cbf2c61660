import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

/** Call it after the commit. */
export const publishSent = publishToModerators;

/** Notifies the person's screens. Call it after the commit. */
export function publishDecided(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "photo.decided", {});
}

import type { Delivery } from "./types.ts";

/** Tells moderators to refresh their screens. Call it after the commit. */
export function publishToModerators(delivery: Delivery, moderatorIds: readonly string[]): void {
  delivery.emitTo(moderatorIds, "moderation.changed", {});
}

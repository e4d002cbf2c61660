import type { Delivery } from "./types.ts";

/** Publishes to moderators that what their screens show has changed. Call it after the commit. */
export function publishToModerators(delivery: Delivery, moderatorIds: readonly string[]): void {
  delivery.emitTo(moderatorIds, "moderation.changed", {});
}

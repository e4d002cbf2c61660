import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

/** Where it is published that there is something new for moderators. */
export type ModerationDelivery = Delivery;

/** Publishes to moderators that somebody was reported, or that a case was claimed or given back. Call it after the commit. */
export function publishChange(delivery: ModerationDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

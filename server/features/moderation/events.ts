import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type ModerationDelivery = Delivery;

/** For reports, claims and releases. Call it after the commit. */
export function publishChange(delivery: ModerationDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

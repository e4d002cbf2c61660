import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type OutcomeDelivery = Delivery;

/** Call it after the commit. */
export function publishReopened(delivery: OutcomeDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

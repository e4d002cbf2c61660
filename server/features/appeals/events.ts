import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

/** Where appeals are published. */
export type AppealDelivery = Delivery;

/** Publishes to moderators that the open appeals have changed. Call it after the commit. */
export function publishAppeals(delivery: AppealDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/** Publishes to a person that an appeal took their warning back. Call it after the commit. */
export function publishWithdrawnWarning(delivery: AppealDelivery, personId: string): void {
  delivery.emitTo([personId], "warning.changed", {});
}

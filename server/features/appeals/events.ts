import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

/** Where appeals are published. */
export type AppealDelivery = Delivery;

/** Publishes to moderators that the open appeals have changed. Call it after the commit. */
export function publishAppeals(delivery: AppealDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/** Publishes to a person what an appeal took back, for the screens that show it. Call it after the commit. */
export function publishReversal(
  delivery: AppealDelivery,
  personId: string,
  lifted: "warning" | "ban" | "photo" | null,
): void {
  if (lifted === "warning") delivery.emitTo([personId], "warning.changed", {});
  if (lifted === "photo") delivery.emitTo([personId], "photo.decided", {});
}

import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type AppealDelivery = Delivery;

/** Call it after the commit. */
export function publishAppeals(delivery: AppealDelivery, moderatorIds: readonly string[]): void {
  publishToModerators(delivery, moderatorIds);
}

/** Call it after the commit. */
export function publishReversal(
  delivery: AppealDelivery,
  personId: string,
  lifted: "warning" | "ban" | "photo" | null,
): void {
  if (lifted === "warning") delivery.emitTo([personId], "warning.changed", {});
  if (lifted === "photo") delivery.emitTo([personId], "photo.decided", {});
}

import { publishToModerators } from "../../realtime/moderators.ts";
import type { Delivery } from "../../realtime/types.ts";

export type AppealDelivery = Delivery;

/** Call it after the commit. */
export const publishAppeals = publishToModerators;

/** Call it after the commit. */
export function publishReversal(
  delivery: AppealDelivery,
  personId: string,
  lifted: "warning" | "ban" | "photo" | null,
): void {
  if (lifted === "warning") delivery.emitTo([personId], "warning.changed", {});
  if (lifted === "photo") delivery.emitTo([personId], "photo.decided", {});
}

import type { Delivery } from "../../../realtime/types.ts";

/** Call it after the commit. */
export function publishReversal(
  delivery: Delivery,
  personId: string,
  lifted: "warning" | "ban" | "photo" | null,
): void {
  if (lifted === "warning") delivery.emitTo([personId], "warning.changed", {});
  if (lifted === "photo") delivery.emitTo([personId], "photo.decided", {});
}

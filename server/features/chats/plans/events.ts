import type { Delivery } from "../../../realtime/types.ts";

/** Notifies all devices of both sides. Call it after the commit. */
export function publishPlans(delivery: Delivery, personIds: string[], chatId: string): void {
  delivery.emitTo(personIds, "plans.changed", { chatId });
}

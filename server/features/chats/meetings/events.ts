import type { Delivery } from "../../../realtime/types.ts";

/** Notifies one's own devices alone. Call it after the commit. */
export function publishAnswer(delivery: Delivery, personId: string, chatId: string): void {
  delivery.emitTo([personId], "plans.changed", { chatId });
}

import type { Delivery } from "../../../realtime/types.ts";

/** Notifies the maker's devices only. Call it after the commit. */
export function publishCheckIn(delivery: Delivery, personId: string, chatId: string | null): void {
  if (chatId !== null) delivery.emitTo([personId], "plans.changed", { chatId });
}

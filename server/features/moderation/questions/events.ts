import type { Delivery } from "../../../realtime/types.ts";

/** Call it after the commit. */
export function publishQuestion(delivery: Delivery, personId: string): void {
  delivery.emitTo([personId], "question.changed", {});
}

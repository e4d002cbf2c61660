import type { ReactionChange } from "@nakamatch/contract/events/realtime";
import type { Delivery } from "../../../realtime/types.ts";

/** Notifies all devices of both sides. Call it after the commit. */
export function publishReaction(delivery: Delivery, personIds: string[], change: ReactionChange): void {
  delivery.emitTo(personIds, "message.reacted", change);
}

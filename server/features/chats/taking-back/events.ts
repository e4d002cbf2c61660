import type { ChatMessage } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Delivery } from "../../../realtime/types.ts";

/** Notifies all devices of both sides (CHAT-35). Call it after the commit. */
export function publishTakenBack(delivery: Delivery, personIds: string[], message: ChatMessage): void {
  delivery.emitTo(personIds, "message.updated", message);
}

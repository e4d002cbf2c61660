import type { ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import type { Delivery } from "../../realtime/types.ts";

/** Where chat events are published. */
export type ChatDelivery = Delivery;

/** Publishes a new message to both sides, on all their devices (DATA-22). Call it after the commit. */
export function publishMessage(delivery: ChatDelivery, personIds: string[], message: ChatMessage): void {
  delivery.emitTo(personIds, "message.created", message);
}

/** Publishes that messages were read: it turns the writer's ticks, and the reader's badges on other devices (CHAT-32). */
export function publishReading(delivery: ChatDelivery, personIds: string[], reading: Reading): void {
  delivery.emitTo(personIds, "message.read", reading);
}

/** Publishes to a member's own devices, never to the other side, that they archived a chat. Call it after the commit. */
export function publishArchived(delivery: ChatDelivery, memberId: string, chatId: string): void {
  delivery.emitTo([memberId], "chat.archived", { chatId });
}

/** Publishes to the other side of a chat that a member is writing there. */
export function publishTyping(delivery: ChatDelivery, readerId: string, chatId: string, personId: string): void {
  delivery.emitTo([readerId], "chat.typing", { chatId, personId });
}

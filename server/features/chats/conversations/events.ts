import type { ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import type { Delivery } from "../../../realtime/types.ts";

/** Notifies all devices of both sides (DATA-22). Call it after the commit. */
export function publishMessage(delivery: Delivery, personIds: string[], message: ChatMessage): void {
  delivery.emitTo(personIds, "message.created", message);
}

/** Updates the writer's ticks and the reader's badges (CHAT-32). */
export function publishReading(delivery: Delivery, personIds: string[], reading: Reading): void {
  delivery.emitTo(personIds, "message.read", reading);
}

/** Notifies the member's own devices. Call it after the commit. */
export function publishArchived(delivery: Delivery, memberId: string, chatId: string): void {
  delivery.emitTo([memberId], "chat.archived", { chatId });
}

export function publishTyping(delivery: Delivery, readerId: string, chatId: string, personId: string): void {
  delivery.emitTo([readerId], "chat.typing", { chatId, personId });
}

/** The chat has ended, been reopened or read: clients fetch it. Call it after the commit. */
export function publishChatsChanged(delivery: Delivery, personIds: string[]): void {
  delivery.emitTo(personIds, "chats.changed", {});
}

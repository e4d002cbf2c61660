import type { ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import type { Delivery } from "../../realtime/types.ts";

/** Where news of chats go. */
export type ChatDelivery = Delivery;

/** Tells both sides, on all their devices, of a new message (DATA-22). Call it after the commit. */
export function tellOfMessage(delivery: ChatDelivery, personIds: string[], message: ChatMessage): void {
  delivery.emitTo(personIds, "message.created", message);
}

/** Tells that messages were read: turns the writer's ticks, and the reader's badges elsewhere (CHAT-32). */
export function tellOfReading(delivery: ChatDelivery, personIds: string[], reading: Reading): void {
  delivery.emitTo(personIds, "message.read", reading);
}

/** Tells those who chat with a person that the person is active (CHAT-09). */
export function tellOfPresence(
  delivery: ChatDelivery,
  watcherIds: string[],
  { personId, lastSeenAt }: { personId: string; lastSeenAt: Date },
): void {
  delivery.emitTo(watcherIds, "presence.changed", { personId, lastSeenAt: lastSeenAt.toISOString() });
}

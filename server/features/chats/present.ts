import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import type { ChatRow, MessageRow, ReadRow } from "./types.ts";

/** A message as the contract has it. */
export function presentMessage({ sentAt, readAt, ...message }: MessageRow): ChatMessage {
  return { ...message, sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

/** An entry of the conversation list (CHAT-04). The other user is null once their account is gone (CHAT-40). */
export function presentChat(chat: ChatRow): Chat {
  const { other, lastSeenAt } = chat;
  return {
    id: chat.id,
    createdAt: chat.createdAt.toISOString(),
    lastMessageAt: chat.lastMessageAt?.toISOString() ?? null,
    otherUser: other && { ...other, lastSeenAt: lastSeenAt?.toISOString() ?? null },
    lastMessage: chat.lastMessage && presentMessage(chat.lastMessage),
    unreadCount: chat.unreadCount,
  };
}

/** How far a chat was read, and by whom. */
export function presentReading({ id, sentAt, readAt }: ReadRow, readerId: string, chatId: string): Reading {
  return { chatId, readerId, upTo: { id, sentAt: sentAt.toISOString() }, readAt: readAt.toISOString() };
}

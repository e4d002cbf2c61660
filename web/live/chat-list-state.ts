import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InfiniteData } from "@tanstack/react-query";
import { mapChanged } from "../lib/cached-changes.ts";
import { fold } from "../ui/search.ts";
import { bySending, wasRead } from "./message-pages.ts";

/** Changes to the list of conversations. All return their input where nothing changes. */

/** One answer of `chats.list`: newest first. */
type ChatPage = { chats: Chat[]; nextCursor: string | null };
export type ChatPages = InfiniteData<ChatPage, string | undefined>;

/** Every loaded conversation once, newest first. */
export function allChats(pages: ChatPages): Chat[] {
  const byId = new Map<string, Chat>();
  // Where one is listed twice, the one further up is the newer.
  for (const { chats } of pages.pages) for (const chat of chats) if (!byId.has(chat.id)) byId.set(chat.id, chat);
  return [...byId.values()];
}

/** Changes all conversations, but not where the next page begins. */
export function withChats(pages: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages {
  const before = allChats(pages);
  const after = change(before);
  if (after === before) return pages;
  return { ...pages, pages: pages.pages.map((page, index) => ({ ...page, chats: index === 0 ? after : [] })) };
}

/** Moves the chat of a message to the top; null when it is not in the list, which must be fetched. */
export function withNewMessage(
  chats: Chat[],
  message: ChatMessage,
  { viewerId, isReading }: { viewerId: string; isReading: boolean },
): Chat[] | null {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat) return null;
  // A list that was fetched after this message has counted it.
  if (chat.lastMessage && bySending(message, chat.lastMessage) <= 0) return chats;
  const isUnread = !isReading && message.senderId !== viewerId;
  const changed: Chat = {
    ...chat,
    lastMessage: message,
    lastMessageAt: message.sentAt,
    unreadCount: chat.unreadCount + (isUnread ? 1 : 0),
  };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** After the viewer, here or in another tab, or the other side has read. */
export function withReadMessages(chats: Chat[], reading: Reading, viewerId: string): Chat[] {
  return mapChanged(chats, (chat) => {
    const last = chat.lastMessage;
    if (chat.id !== reading.chatId || !last) return chat;
    const isLastRead = wasRead(last, reading);
    // What the other side wrote after what was read is still unread.
    const unreadCount =
      reading.readerId === viewerId && (isLastRead || last.senderId === viewerId) ? 0 : chat.unreadCount;
    const isNewlyRead = isLastRead && last.readAt === null;
    if (!isNewlyRead && unreadCount === chat.unreadCount) return chat;
    return { ...chat, unreadCount, lastMessage: isNewlyRead ? { ...last, readAt: reading.readAt } : last };
  });
}

/** After the viewer has read a chat up to a message (CHAT-30). What has come since is unread. */
export function withNothingUnread(chats: Chat[], { chatId, ...upTo }: Pick<ChatMessage, "chatId" | "id" | "sentAt">) {
  return mapChanged(chats, (chat) => {
    if (chat.id !== chatId || chat.unreadCount === 0) return chat;
    return chat.lastMessage && bySending(chat.lastMessage, upTo) > 0 ? chat : { ...chat, unreadCount: 0 };
  });
}

/** After a person was active. An older value never replaces a newer one. */
export function withPresence(chats: Chat[], personId: string, lastSeenAt: string): Chat[] {
  return mapChanged(chats, (chat) => {
    const other = chat.otherUser;
    if (other?.id !== personId) return chat;
    if (other.lastSeenAt && Date.parse(other.lastSeenAt) >= Date.parse(lastSeenAt)) return chat;
    return { ...chat, otherUser: { ...other, lastSeenAt } };
  });
}

/** By part of the nickname, ignoring case and accents (CHAT-02). */
export function searchByNickname(chats: readonly Chat[], query: string, deletedUser: string): Chat[] {
  const wanted = fold(query.trim());
  return chats.filter((chat) => fold(chat.otherUser?.nickname ?? deletedUser).includes(wanted));
}

/** `9+` above nine; null for no badge (CHAT-05). */
export function unreadBadge(count: number): string | null {
  if (count === 0) return null;
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(count);
}

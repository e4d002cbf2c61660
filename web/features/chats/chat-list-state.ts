import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InfiniteData } from "@tanstack/react-query";
import { fold } from "../../ui/search.ts";
import { wasRead } from "./message-pages.ts";

/** What happens to the list of conversations. All functions leave their input as it is. */

/** One answer of `chats.list`: newest first. */
type ChatPage = { chats: Chat[]; nextCursor: string | null };
export type ChatPages = InfiniteData<ChatPage, string | undefined>;

/** Every loaded conversation once, newest first. */
export function allChats(pages: ChatPages): Chat[] {
  const byId = new Map<string, Chat>();
  // Where one stands twice, the one further up is the newer.
  for (const { chats } of pages.pages) for (const chat of chats) if (!byId.has(chat.id)) byId.set(chat.id, chat);
  return [...byId.values()];
}

/** The pages with other conversations in them; where the next page begins does not change. */
export function withChats(pages: ChatPages, chats: Chat[]): ChatPages {
  return { ...pages, pages: pages.pages.map((page, at) => ({ ...page, chats: at === 0 ? chats : [] })) };
}

/**
 * The list after a message: its chat moves to the top with the new preview. A message of the other side counts as
 * unread unless it is being read right now. Null when the chat is not in the list, so that it has to be fetched.
 */
export function withNewMessage(
  chats: readonly Chat[],
  message: ChatMessage,
  { viewerId, isReading }: { viewerId: string; isReading: boolean },
): Chat[] | null {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat) return null;
  const isKnown = chat.lastMessage?.id === message.id;
  const isUnread = !isKnown && !isReading && message.senderId !== viewerId;
  const changed: Chat = {
    ...chat,
    lastMessage: message,
    lastMessageAt: message.sentAt,
    unreadCount: chat.unreadCount + (isUnread ? 1 : 0),
  };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** The list after messages of one chat were read, by the viewer (here or in another tab) or by the other side. */
export function withReadMessages(chats: readonly Chat[], reading: Reading, viewerId: string): Chat[] {
  return chats.map((chat) => {
    const last = chat.lastMessage;
    if (chat.id !== reading.chatId || !last) return chat;
    const isLastRead = wasRead(last, reading);
    return {
      ...chat,
      lastMessage: isLastRead ? { ...last, readAt: last.readAt ?? reading.readAt } : last,
      // What the other side wrote after what was read is still unread.
      unreadCount: reading.readerId === viewerId && (isLastRead || last.senderId === viewerId) ? 0 : chat.unreadCount,
    };
  });
}

/** The list once the viewer has opened a chat: nothing in it is unread any more (CHAT-30). */
export function withNothingUnread(chats: readonly Chat[], chatId: string): Chat[] {
  return chats.map((chat) => (chat.id === chatId ? { ...chat, unreadCount: 0 } : chat));
}

/** The list after somebody was active. An older value never replaces a newer one. */
export function withPresence(chats: readonly Chat[], personId: string, lastSeenAt: string): Chat[] {
  return chats.map((chat) => {
    const other = chat.otherUser;
    if (other?.id !== personId) return chat;
    if (other.lastSeenAt && Date.parse(other.lastSeenAt) >= Date.parse(lastSeenAt)) return chat;
    return { ...chat, otherUser: { ...other, lastSeenAt } };
  });
}

/** The conversations whose other person's nickname contains the text, ignoring case and accents (CHAT-02). */
export function searchByNickname(chats: readonly Chat[], query: string, deletedUser: string): Chat[] {
  const wanted = fold(query.trim());
  return chats.filter((chat) => fold(chat.otherUser?.nickname ?? deletedUser).includes(wanted));
}

/** The text of the unread badge, `9+` above nine; null for no badge (CHAT-05). */
export function unreadBadge(count: number): string | null {
  if (count === 0) return null;
  return count > UNREAD_BADGE_MAX ? `${UNREAD_BADGE_MAX}+` : String(count);
}

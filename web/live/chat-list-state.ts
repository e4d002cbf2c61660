import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats";
import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InfiniteData } from "@tanstack/react-query";
import { fold } from "../ui/search.ts";
import { bySending, wasRead } from "./message-pages.ts";

/** Changes to the list of conversations. All functions leave their input as it is, and return it where nothing changes. */

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

/** The pages after a change to all their conversations; where the next page begins does not change. */
export function withChats(pages: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages {
  const before = allChats(pages);
  const after = change(before);
  if (after === before) return pages;
  return { ...pages, pages: pages.pages.map((page, index) => ({ ...page, chats: index === 0 ? after : [] })) };
}

/**
 * The list after a message: its chat moves to the top with the new preview. A message of the other side counts as unread
 * unless it is being read right now. Unchanged where the list knows the message already; null when the chat is not in it,
 * so that it has to be fetched.
 */
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

/** The list after messages of one chat were read, by the viewer (here or in another tab) or by the other side. */
export function withReadMessages(chats: Chat[], reading: Reading, viewerId: string): Chat[] {
  return mapChats(chats, (chat) => {
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

/** The list once the viewer has read a chat up to a message (CHAT-30). What has come since is still unread. */
export function withNothingUnread(chats: Chat[], { chatId, ...upTo }: Pick<ChatMessage, "chatId" | "id" | "sentAt">) {
  return mapChats(chats, (chat) => {
    if (chat.id !== chatId || chat.unreadCount === 0) return chat;
    return chat.lastMessage && bySending(chat.lastMessage, upTo) > 0 ? chat : { ...chat, unreadCount: 0 };
  });
}

/** The list after somebody was active. An older value never replaces a newer one. */
export function withPresence(chats: Chat[], personId: string, lastSeenAt: string): Chat[] {
  return mapChats(chats, (chat) => {
    const other = chat.otherUser;
    if (other?.id !== personId) return chat;
    if (other.lastSeenAt && Date.parse(other.lastSeenAt) >= Date.parse(lastSeenAt)) return chat;
    return { ...chat, otherUser: { ...other, lastSeenAt } };
  });
}

/** The same list where no conversation changes. */
function mapChats(chats: Chat[], change: (chat: Chat) => Chat): Chat[] {
  const changed = chats.map(change);
  return changed.some((chat, index) => chat !== chats[index]) ? changed : chats;
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

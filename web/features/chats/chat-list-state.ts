import type { Chat, ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import { NEW_MESSAGES_MAX, TURNS, UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { InfiniteData } from "@tanstack/react-query";
import { mapChanged } from "../../lib/cached-changes.ts";
import { fold } from "../../ui/search.ts";
import { bySending, wasRead } from "./message-pages.ts";

/** Changes to the chat list. All return their input if nothing changes. */

/** A page of `chats.list`, newest first. */
type ChatPage = { chats: Chat[]; nextCursor: string | null; yourTurn: number | null };
export type ChatPages = InfiniteData<ChatPage, string | undefined>;

/** All loaded chats, deduplicated, newest first. */
export function allChats(pages: ChatPages): Chat[] {
  const byId = new Map<string, Chat>();
  // Of duplicates the upper one is newer.
  for (const { chats } of pages.pages) for (const chat of chats) if (!byId.has(chat.id)) byId.set(chat.id, chat);
  return [...byId.values()];
}

/** Changes chats and, with them, the number of those in which it is the viewer's turn, but no cursors. */
export function withChats(pages: ChatPages, change: (chats: Chat[]) => Chat[]): ChatPages {
  const before = allChats(pages);
  const after = change(before);
  if (after === before) return pages;
  const more = after.filter(isYourTurnIn).length - before.filter(isYourTurnIn).length;
  return {
    ...pages,
    pages: pages.pages.map(({ yourTurn, ...page }, index) => ({
      ...page,
      chats: index === 0 ? after : [],
      // Servers of the release before do not say it.
      yourTurn: typeof yourTurn === "number" ? Math.max(0, yourTurn + more) : null,
    })),
  };
}

/** Whether the other side wrote last, or a plan waits for an answer, in a chat that goes on. */
export function isYourTurnIn(chat: Chat): boolean {
  const { otherUser, end, isPlanAwaited } = chat;
  return !end && otherUser !== null && (isPlanAwaited === true || lastSaidIn(chat)?.senderId === otherUser.id);
}

function lastSaidIn({ lastMessage, lastSaid }: Chat): Chat["lastSaid"] {
  return lastMessage?.isTakenBack ? lastSaid : (lastMessage ?? undefined);
}

/**
 * Moves a message's chat to the top; null if it is not loaded. If the last one was taken back, whose turn it is stays
 * until the list is fetched again.
 */
export function withNewMessage(
  chats: Chat[],
  message: ChatMessage,
  { viewerId, isReading }: { viewerId: string; isReading: boolean },
): Chat[] | null {
  const chat = chats.find(({ id }) => id === message.chatId);
  if (!chat) return null;
  const last = chat.lastMessage;
  const lastSaid = message.isTakenBack && lastSaidIn(chat);
  if (last?.id === message.id && message.isTakenBack && !last.isTakenBack) {
    const taken: Chat = { ...chat, lastMessage: { ...message, readAt: message.readAt ?? last.readAt }, lastSaid };
    return chats.map((each) => (each === chat ? taken : each));
  }
  // The list was fetched later and counts this message already.
  if (last && bySending(message, last) <= 0) return chats;
  const isUnread = !isReading && message.senderId !== viewerId && !message.isTakenBack;
  const changed: Chat = {
    ...chat,
    lastMessage: message,
    lastMessageAt: message.sentAt,
    lastSaid,
    unreadCount: chat.unreadCount + (isUnread ? 1 : 0),
    // With its first message there is something to end.
    canEnd: chat.canEnd || last === null,
  };
  return [changed, ...chats.filter(({ id }) => id !== chat.id)];
}

/** After a read receipt of either side, from any tab. */
export function withReadMessages(chats: Chat[], reading: Reading, viewerId: string): Chat[] {
  return mapChanged(chats, (chat) => {
    const last = chat.lastMessage;
    if (chat.id !== reading.chatId || !last) return chat;
    const isLastRead = wasRead(last, reading);
    // Later messages of the other side remain unread.
    const unreadCount =
      reading.readerId === viewerId && (isLastRead || last.senderId === viewerId) ? 0 : chat.unreadCount;
    const isNewlyRead = isLastRead && last.readAt === null;
    if (!isNewlyRead && unreadCount === chat.unreadCount) return chat;
    return { ...chat, unreadCount, lastMessage: isNewlyRead ? { ...last, readAt: reading.readAt } : last };
  });
}

/** After the viewer read up to a message (CHAT-30). Later ones remain unread. */
export function withNothingUnread(chats: Chat[], { chatId, ...upTo }: Pick<ChatMessage, "chatId" | "id" | "sentAt">) {
  return mapChanged(chats, (chat) => {
    if (chat.id !== chatId || chat.unreadCount === 0) return chat;
    return chat.lastMessage && bySending(chat.lastMessage, upTo) > 0 ? chat : { ...chat, unreadCount: 0 };
  });
}

/** After activity of a person. Older values are ignored. */
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
  return badge(count, UNREAD_BADGE_MAX);
}

/** Chats that wait for an answer: `99+` above 99; null for none. */
export function turnsBadge(count: number): string | null {
  return badge(count, TURNS.shown);
}

/** Of all chats: `99+` above 99; null for none. */
export function newMessagesBadge(count: number): string | null {
  return badge(count, NEW_MESSAGES_MAX);
}

function badge(count: number, most: number): string | null {
  if (count === 0) return null;
  return count > most ? `${most}+` : String(count);
}

import type { ChatMessage } from "@nakamatch/contract/endpoints/chats";
import type { InfiniteData } from "@tanstack/react-query";

/** One answer of `chats.messages`: newest first. */
export type MessagePage = { messages: ChatMessage[]; total: number; hasMore: boolean };
export type MessagePages = InfiniteData<MessagePage, string | undefined>;

/** Every loaded message once, oldest first, as one reads them. */
export function inReadingOrder(pages: MessagePages | undefined): ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const page of pages?.pages ?? []) for (const message of page.messages) byId.set(message.id, message);
  return [...byId.values()].sort(bySending);
}

/**
 * The pages with one more message, or with its newer version. What arrives twice (as the answer to sending it and live)
 * is kept once, and a message that was read never becomes unread again by an older copy.
 */
export function withMessage(pages: MessagePages, message: ChatMessage): MessagePages {
  const known = pages.pages.some((page) => page.messages.some(({ id }) => id === message.id));
  if (known) {
    return mapMessages(pages, (each) =>
      each.id === message.id ? { ...message, readAt: message.readAt ?? each.readAt } : each,
    );
  }
  const [newest, ...older] = pages.pages;
  if (!newest) return pages;
  const messages = [message, ...newest.messages].sort((one, other) => bySending(other, one));
  return { ...pages, pages: [{ ...newest, messages, total: newest.total + 1 }, ...older] };
}

/** The pages after some messages were read. */
export function withRead(pages: MessagePages, messageIds: readonly string[], readAt: string): MessagePages {
  const read = new Set(messageIds);
  return mapMessages(pages, (each) => (read.has(each.id) && each.readAt === null ? { ...each, readAt } : each));
}

function mapMessages(pages: MessagePages, change: (message: ChatMessage) => ChatMessage): MessagePages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, messages: page.messages.map(change) })) };
}

function bySending(one: ChatMessage, other: ChatMessage): number {
  // Ids are ordered by time as well, so they settle equal instants the same way for everybody.
  return Date.parse(one.sentAt) - Date.parse(other.sentAt) || (one.id < other.id ? -1 : 1);
}

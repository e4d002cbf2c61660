import type { ChatMessage, Reading } from "@nakamatch/contract/endpoints/chats/conversations";
import type { ReactionChange } from "@nakamatch/contract/events/realtime";
import type { Interest } from "@nakamatch/contract/schemas/people";
import type { InfiniteData } from "@tanstack/react-query";
import { mapInPages } from "../../lib/cached-changes.ts";

/** A page of `chats.messages`, newest first. */
export type MessagePage = {
  messages: ChatMessage[];
  total: number | null;
  hasMore: boolean;
  /** With the first page only. */
  firstUnreadId: string | null;
  /** Only for empty chats. */
  sharedTitles?: Interest[] | undefined;
  /** With the first page only. */
  isOverdue?: true | undefined;
};
export type MessagePages = InfiniteData<MessagePage, string | undefined>;

/** All loaded messages, deduplicated, oldest first. */
export function inReadingOrder(pages: MessagePages | undefined): ChatMessage[] {
  const byId = new Map<string, ChatMessage>();
  for (const page of pages?.pages ?? []) for (const message of page.messages) byId.set(message.id, message);
  return [...byId.values()].reverse().sort(bySending);
}

/** Keeps the newest `count` messages. */
export function withNewestOnly(pages: MessagePages, count: number): MessagePages {
  const kept: MessagePage[] = [];
  let left = count;
  for (const page of pages.pages) {
    if (left === 0) break;
    const messages = page.messages.slice(0, left);
    left -= messages.length;
    kept.push(messages.length === page.messages.length ? page : { ...page, messages, hasMore: true });
  }
  const isWhole = kept.length === pages.pages.length && kept.at(-1) === pages.pages.at(-1);
  return isWhole ? pages : { pages: kept, pageParams: pages.pageParams.slice(0, kept.length) };
}

/**
 * Inserts or updates a message; an older version never makes it unread, nor brings back what was taken back. Messages before the loaded ones are skipped, to
 * leave no gap.
 */
export function withMessage(pages: MessagePages, message: ChatMessage): MessagePages {
  const known = pages.pages.some((page) => page.messages.some(({ id }) => id === message.id));
  if (known) {
    return mapInPages(pages, "messages", (each) =>
      each.id === message.id
        ? {
            ...each,
            ...(each.isTakenBack ? {} : message),
            readAt: message.readAt ?? each.readAt,
            ...laterReaction(each, message),
          }
        : each,
    );
  }
  const [newest, ...older] = pages.pages;
  const last = pages.pages.at(-1);
  if (!newest || !last) return pages;
  const oldest = last.messages.at(-1);
  if (last.hasMore && oldest && bySending(message, oldest) < 0) return pages;
  const messages = [message, ...newest.messages].sort((one, other) => bySending(other, one));
  return {
    ...pages,
    pages: [{ ...newest, messages, total: newest.total === null ? null : newest.total + 1 }, ...older],
  };
}

/** After a change of a reaction. An older one is ignored. */
export function withReaction(pages: MessagePages, { messageId, reaction }: ReactionChange): MessagePages {
  return mapInPages(pages, "messages", (each) => {
    const { reaction: later } = laterReaction({ reaction }, each);
    return each.id === messageId && later !== each.reaction ? { ...each, reaction } : each;
  });
}

/** After a block, which took the reactions of both. Earlier changes that arrive later are ignored. */
export function withoutReactions(pages: MessagePages, removedAt: string): MessagePages {
  return mapInPages(pages, "messages", (each) =>
    each.reaction?.changedAt !== undefined && each.reaction.changedAt > removedAt
      ? each
      : { ...each, reaction: { code: null, changedAt: removedAt } },
  );
}

type Reacted = Pick<ChatMessage, "reaction">;

function laterReaction(one: Reacted, other: Reacted): Reacted {
  const { reaction } = one.reaction && one.reaction.changedAt > (other.reaction?.changedAt ?? "") ? one : other;
  return reaction ? { reaction } : {};
}

/** After a read receipt (CHAT-32). */
export function withRead(pages: MessagePages, reading: Reading): MessagePages {
  return mapInPages(pages, "messages", (each) =>
    each.readAt === null && wasRead(each, reading) ? { ...each, readAt: reading.readAt } : each,
  );
}

/** Whether the reader received it, up to the last one read. */
export function wasRead(message: ChatMessage, { readerId, upTo }: Reading): boolean {
  return message.senderId !== readerId && (message.id === upTo.id || bySending(message, upTo) < 0);
}

type Sent = Pick<ChatMessage, "id" | "sentAt">;

/** By send time, then by id. */
export function bySending(one: Sent, other: Sent): number {
  return Date.parse(one.sentAt) - Date.parse(other.sentAt) || (one.id < other.id ? -1 : Number(one.id > other.id));
}

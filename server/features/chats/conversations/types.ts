import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { ChatEndSentence } from "@nakamatch/contract/vocabulary/chat-ends";
import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";

export interface MessageRow {
  id: string;
  chatId: string;
  /** Null once the sender's account is gone (OPEN-83). */
  senderId: string | null;
  message: string;
  sentAt: Date;
  readAt: Date | null;
  takenBackAt: Date | null;
  quoted?: QuotedRow | null;
  reaction?: { code: ReactionCode | null; changedAt: Date } | null;
}

export type QuotedRow = Pick<MessageRow, "id" | "senderId" | "message" | "takenBackAt">;

export type FoldedMessage = Pick<MessageRow, "id" | "message"> & { searchText: string };

export type NewMessage = Pick<MessageRow, "id" | "chatId" | "message"> & {
  senderId: string;
  quotedId: string | null;
  searchText: string;
};

/** `otherId` is null unless the two see each other. */
export interface StoredMessage {
  message: MessageRow;
  otherId: string | null;
}

/** The newest of the messages marked read. */
export type ReadRow = Pick<MessageRow, "id" | "sentAt"> & { readAt: Date };

export interface ChatRow {
  id: string;
  createdAt: Date;
  lastMessageAt: Date | null;
  /** Null once their account is gone. */
  other: PersonBadge | null;
  /** Null if hidden, never active or deleted. */
  lastSeenAt: Date | null;
  now: Date;
  lastMessage: MessageRow | null;
  /** If the last message was taken back, the last one that was not. */
  lastSaid: Pick<MessageRow, "sentAt" | "senderId"> | null;
  /** At most 10. */
  unreadCount: number;
  /** In force. */
  end: { isMine: boolean; sentence: ChatEndSentence; endedAt: Date; isAsking: boolean } | null;
  mayBeEnded: boolean;
  /** The next plan on which both agree. */
  plan: { startsAt: Date; minutes: number } | null;
  /** The next one that waits for an answer. */
  proposal: { what: string; startsAt: Date; isMine: boolean } | null;
  isPlanAwaited: boolean;
  /** The next one that the other side has just cancelled. */
  cancelled: { what: string; startsAt: Date } | null;
}

/** Undefined for a hidden person, unless hidden by the viewer's own block. */
export interface ChatPrecondition {
  isBlockedByViewer: boolean;
  isMatch: boolean;
  chatId: string | null;
}

/** A member's view of a chat. */
export interface Membership {
  /** Who has written so far. */
  written: "nothing" | "others" | "own";
  isArchived: boolean;
  /** Null once their account is gone. */
  otherId: string | null;
  isOtherBlockedByMember: boolean;
  /** The two see each other. */
  isOtherVisible: boolean;
  /** Has enabled push notifications. */
  isOtherSubscribed: boolean;
  isEnded: boolean;
  mayBeEnded: boolean;
}

export interface MessagesWanted {
  chatId: string;
  before?: string | undefined;
  until?: string | undefined;
  limit: number;
}

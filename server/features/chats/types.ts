import type { PersonBadge } from "@nakamatch/contract/schemas/people";

export interface MessageRow {
  id: string;
  chatId: string;
  /** Null once the sender's account is gone (OPEN-83). */
  senderId: string | null;
  message: string;
  sentAt: Date;
  readAt: Date | null;
}

export type NewMessage = Pick<MessageRow, "id" | "chatId" | "message"> & { senderId: string };

/** The other side only if the two see each other. */
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
  /** Null also if hidden or never active. */
  lastSeenAt: Date | null;
  lastMessage: MessageRow | null;
  /** At most 10. */
  unreadCount: number;
}

/** Null where the person is hidden, except by the viewer's own block. */
export interface ChatPrecondition {
  isBlockedByViewer: boolean;
  isMatch: boolean;
  chatId: string | null;
}

/** A member's view of a chat. */
export interface Membership {
  /** By whom so far. */
  written: "nothing" | "others" | "own";
  isArchived: boolean;
  /** Null once their account is gone. */
  otherId: string | null;
  isOtherBlockedByMember: boolean;
  /** The two see each other. */
  isOtherVisible: boolean;
  /** Gets push notifications. */
  isOtherSubscribed: boolean;
}

import type { PersonBadge } from "@nakamatch/contract/schemas/people";

/** A message as stored. */
export interface MessageRow {
  id: string;
  chatId: string;
  /** Null once the sender's account is gone (OPEN-83). */
  senderId: string | null;
  message: string;
  sentAt: Date;
  readAt: Date | null;
}

/** A message about to be stored: every rule was applied before. */
export type NewMessage = Pick<MessageRow, "id" | "chatId" | "message"> & { senderId: string };

/** A stored message, and the other side if the two see each other. */
export interface StoredMessage {
  message: MessageRow;
  otherId: string | null;
}

/** The newest of the messages that became read at once, and when. */
export type ReadRow = Pick<MessageRow, "id" | "sentAt"> & { readAt: Date };

/** A chat from the viewer's side. */
export interface ChatRow {
  id: string;
  createdAt: Date;
  lastMessageAt: Date | null;
  /** Null once their account is gone. */
  other: PersonBadge | null;
  /** Null where the viewer may not see the person, or they were never active. */
  lastSeenAt: Date | null;
  lastMessage: MessageRow | null;
  /** Counted up to 10. */
  unreadCount: number;
}

/** What decides whether one person may open a chat with another whom they may see or have blocked. */
export interface ChatPrecondition {
  isBlockedByViewer: boolean;
  isMatch: boolean;
  chatId: string | null;
}

/** A member of a chat, and what they may know of the other side. */
export interface Membership {
  /** What was written in the chat so far: nothing, nothing by the member, or something by them. */
  written: "nothing" | "others" | "own";
  /** Whether the member has archived the chat. */
  isArchived: boolean;
  /** Null once the other's account is gone. */
  otherId: string | null;
  isOtherBlockedByMember: boolean;
  /** Whether the two may see each other; false once the other's account is gone. */
  isOtherVisible: boolean;
  /** Whether the other gets notifications in some browser. */
  isOtherSubscribed: boolean;
}

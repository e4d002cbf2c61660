import type { ChatMessage, Reading } from "../endpoints/chats.ts";

/** Path of the socket endpoint. */
export const REALTIME_PATH = "/rt";

/**
 * What the server tells a signed-in person's open screens, live. A push may be lost; a client that reconnects fetches what
 * they missed.
 */
export interface ServerEvents {
  /** A message was written in one of the person's chats, by either side (DATA-22). */
  "message.created": (message: ChatMessage) => void;
  /** One of the two has read what the other wrote; turns ticks, and the reader's badges elsewhere. */
  "message.read": (reading: Reading) => void;
  /** The person archived one of their chats, on another of their devices. */
  "chat.archived": (event: { chatId: string }) => void;
  /** Somebody the person chats with has deleted their account. Carries nothing: the chats are fetched. */
  "chats.changed": (event: Record<string, never>) => void;
  /** Somebody liked the person, or a match came about. Carries no name: the lists are fetched through the visibility rule. */
  "likes.changed": (event: { isMatch: boolean }) => void;
  /** The person blocked somebody or took it back, on another of their devices. */
  "blocks.changed": (event: { personId: string; isBlocked: boolean }) => void;
  /** The person was warned, confirmed the warning on another of their devices, or it was taken back. */
  "warning.changed": (event: Record<string, never>) => void;
  /** Somebody the person chats with was active. */
  "presence.changed": (event: { personId: string; lastSeenAt: string }) => void;
  /** The person was banned: why and until when (null: permanently). The server closes the connection after it. */
  "account.banned": (event: { reason: string; bannedUntil: string | null }) => void;
  /** A moderator decided about the person's photo. Carries nothing: the own profile is fetched. */
  "photo.decided": (event: Record<string, never>) => void;
  /** To everybody: events were lost between the servers. A client that hears it fetches, as after a reconnect. */
  "events.missed": (event: Record<string, never>) => void;
  /** The person, or somebody they have liked, are liked by or chat with, has become premium or no longer is. */
  "premium.changed": (event: { personId: string }) => void;
  /** To moderators: something that their screens show has changed. Carries nothing: it is fetched. */
  "moderation.changed": (event: Record<string, never>) => void;
}

/** What a browser tells the server over the socket. */
export interface ClientEvents {
  /** The person is active; kept at most every 30 s (OPEN-59). */
  "presence.active": () => void;
}

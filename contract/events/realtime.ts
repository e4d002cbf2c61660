import type { ChatMessage, Reading } from "../endpoints/chats.ts";

/** Path of the socket endpoint. */
export const REALTIME_PATH = "/rt";

/** How often a browser says that its person is writing, in milliseconds. */
export const TYPING_INTERVAL_MS = 3000;

/** How long after that the other side is shown that they are, in milliseconds: longer, so that it stays while they write. */
export const TYPING_SHOWN_MS = 5000;

/**
 * What the server tells a signed-in person's open screens, live. A push may be lost; a client that reconnects fetches what
 * they missed.
 */
export interface ServerEvents {
  /** A message was written in one of the person's chats, by either side (DATA-22). */
  "message.created": (message: ChatMessage) => void;
  /** One of the two has read what the other wrote; turns ticks, and the reader's badges and dot elsewhere. */
  "message.read": (reading: Reading) => void;
  /** The other side of a chat is writing. Nothing is stored; it holds for `TYPING_SHOWN_MS`. */
  "chat.typing": (event: { chatId: string; personId: string }) => void;
  /** The person archived one of their chats, on another of their devices. */
  "chat.archived": (event: { chatId: string }) => void;
  /** A chat partner has deleted their account. Carries nothing: the chats are fetched. */
  "chats.changed": (event: Record<string, never>) => void;
  /** Somebody liked the person, or a match came about. Carries no name: the lists are fetched through the visibility rule. */
  "likes.changed": (event: { isMatch: boolean }) => void;
  /** The person has seen their new likes, on another of their devices: the dot goes off. */
  "likes.seen": (event: Record<string, never>) => void;
  /** The person blocked somebody or took it back, on another of their devices. */
  "blocks.changed": (event: { personId: string; isBlocked: boolean }) => void;
  /** The person was warned, confirmed the warning on another of their devices, or it was taken back. */
  "warning.changed": (event: Record<string, never>) => void;
  /** A chat partner was active. */
  "presence.changed": (event: { personId: string; lastSeenAt: string }) => void;
  /** The person was banned: why and until when (null: permanently). The server closes the connection after it. */
  "account.banned": (event: { reason: string; bannedUntil: string | null }) => void;
  /** A moderator decided about the person's photo. Carries nothing: the own profile is fetched. */
  "photo.decided": (event: Record<string, never>) => void;
  /** The person, or a person they have liked, are liked by or chat with, shows another photo. Its address is fetched. */
  "photo.changed": (event: { personId: string }) => void;
  /** To everybody: events were lost between the servers. A client that hears it fetches, as after a reconnect. */
  "events.missed": (event: Record<string, never>) => void;
  /** The person, or a person they have liked, are liked by or chat with, has become premium or no longer is. */
  "premium.changed": (event: { personId: string }) => void;
  /** To moderators: something that their screens show has changed. Carries nothing: it is fetched. */
  "moderation.changed": (event: Record<string, never>) => void;
}

/** What a browser tells the server over the socket. */
export interface ClientEvents {
  /** The person is active; kept at most every 30 s (OPEN-59). */
  "presence.active": () => void;
  /** The person is writing in a chat of theirs; sent again at most every `TYPING_INTERVAL_MS`, and never stored. */
  "chat.typing": (event: { chatId: string }) => void;
}

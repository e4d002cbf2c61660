import type { ChatMessage, Reading } from "../endpoints/chats.ts";

export const REALTIME_PATH = "/rt";

/** Minimum between a browser's typing events. */
export const TYPING_INTERVAL_MS = 3000;

/** Longer than the interval, so that typing stays shown. */
export const TYPING_SHOWN_MS = 5000;

/** Events may be lost; clients that reconnect fetch what they missed. */
export interface ServerEvents {
  /** By either side (DATA-22). */
  "message.created": (message: ChatMessage) => void;
  /** By either side; changes ticks, badges and dot. */
  "message.read": (reading: Reading) => void;
  /** Valid for `TYPING_SHOWN_MS`. */
  "chat.typing": (event: { chatId: string; personId: string }) => void;
  /** On another device. */
  "chat.archived": (event: { chatId: string }) => void;
  /** A partner deleted their account: fetch the chats. */
  "chats.changed": (event: Record<string, never>) => void;
  /** A like or a match, by `personId`, who is fetched through the visibility rule. Without one, an account was deleted. */
  "likes.changed": (event: { isMatch: boolean; personId?: string }) => void;
  /** On another device. */
  "likes.seen": (event: Record<string, never>) => void;
  /** On another device. */
  "blocks.changed": (event: { personId: string; isBlocked: boolean }) => void;
  /** Given, confirmed on another device, or taken back. */
  "warning.changed": (event: Record<string, never>) => void;
  /** Of a chat partner. */
  "presence.changed": (event: { personId: string; lastSeenAt: string }) => void;
  /** Null: permanently. The server then disconnects. */
  "account.banned": (event: { reason: string; bannedUntil: string | null }) => void;
  /** By a moderator: fetch the own profile. */
  "photo.decided": (event: Record<string, never>) => void;
  /** Of the person, or one they share a like or a chat with: fetch its address. */
  "photo.changed": (event: { personId: string }) => void;
  /** Servers lost events: fetch, as after a reconnect. */
  "events.missed": (event: Record<string, never>) => void;
  /** Of the person, or one they share a like or a chat with. */
  "premium.changed": (event: { personId: string }) => void;
  /** For moderators: fetch. */
  "moderation.changed": (event: Record<string, never>) => void;
}

export interface ClientEvents {
  /** Kept at most every 30 s (OPEN-59). */
  "presence.active": () => void;
  /** At most every `TYPING_INTERVAL_MS`; never stored. */
  "chat.typing": (event: { chatId: string }) => void;
}

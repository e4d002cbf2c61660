import type { ChatMessage, Reading } from "../endpoints/chats.ts";

export const REALTIME_PATH = "/rt";

export const TYPING_INTERVAL_MS = 3000;

/** Longer than the interval, to bridge the gap. */
export const TYPING_SHOWN_MS = 5000;

/** `received`, `given`: handed over by name; `taken`, `lost`: after expiry. */
export type ClaimPassing = "received" | "given" | "taken" | "lost";

/** Delivery is not guaranteed; clients refetch after reconnecting. */
export interface ServerEvents {
  /** From either side (DATA-22). */
  "message.created": (message: ChatMessage) => void;
  /** From either side. */
  "message.read": (reading: Reading) => void;
  "chat.typing": (event: { chatId: string; personId: string }) => void;
  /** From another device. */
  "chat.archived": (event: { chatId: string }) => void;
  /** A partner deleted their account: refetch. */
  "chats.changed": (event: Record<string, never>) => void;
  /** Fetch `personId`; without it, an account was deleted. */
  "likes.changed": (event: { isMatch: boolean; personId?: string }) => void;
  /** From another device. */
  "likes.seen": (event: Record<string, never>) => void;
  /** From another device. */
  "blocks.changed": (event: { personId: string; isBlocked: boolean }) => void;
  "warning.changed": (event: Record<string, never>) => void;
  /** Of a chat partner. */
  "presence.changed": (event: { personId: string; lastSeenAt: string }) => void;
  /** Null if permanent. The server then disconnects. */
  "account.banned": (event: { reason: string; bannedUntil: string | null }) => void;
  /** By a moderator: refetch. */
  "photo.decided": (event: Record<string, never>) => void;
  /** Own, or of a like or chat partner: refetch. */
  "photo.changed": (event: { personId: string }) => void;
  /** Events were lost: refetch, as after reconnecting. */
  "events.missed": (event: Record<string, never>) => void;
  /** Own, or of a like or chat partner. */
  "premium.changed": (event: { personId: string }) => void;
  /** To the moderator who gave it or let it expire, and to the one who has it now; with the other's nickname. */
  "claim.passed": (event: { personId: string; name: string; moderator: string; as: ClaimPassing }) => void;
  /** To moderators: refetch. */
  "moderation.changed": (event: Record<string, never>) => void;
}

export interface ClientEvents {
  /** Stored at most every 30 s (OPEN-59). */
  "presence.active": () => void;
  /** At most every `TYPING_INTERVAL_MS`; not stored. */
  "chat.typing": (event: { chatId: string }) => void;
}

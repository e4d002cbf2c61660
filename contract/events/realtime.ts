import type { ChatMessage, Reading } from "../endpoints/chats/conversations.ts";
import type { Reaction } from "../schemas/reactions.ts";
import type { InterestKind } from "../vocabulary/people.ts";
import type { PlanAct } from "../vocabulary/plans.ts";

export const REALTIME_PATH = "/rt";

export const TYPING_INTERVAL_MS = 3000;

/** Longer than the interval, to bridge the gap. */
export const TYPING_SHOWN_MS = 5000;

/** `received`, `given`: handed over by name; `regained`, `withdrawn`: taken back; `taken`, `lost`: after expiry. */
export type ClaimPassing = "received" | "given" | "regained" | "withdrawn" | "taken" | "lost";

/** Why a session ended. `factor`: it now waits for the code of a second one. */
export type SessionEndReason = "signedOut" | "elsewhere" | "password" | "factor" | "deleted";

export type ReactionChange = { chatId: string; messageId: string; reaction: Reaction };

/** Delivery is not guaranteed; clients refetch after reconnecting. */
export interface ServerEvents {
  /** Both people of the chat get it (DATA-22). */
  "message.created": (message: ChatMessage) => void;
  /** It was taken back, for good. Both people of the chat get it; it may come before `message.created`. */
  "message.updated": (message: ChatMessage) => void;
  /** Both people of the chat get it. */
  "message.read": (reading: Reading) => void;
  /** Both people of the chat get it; a later change may arrive earlier. */
  "message.reacted": (change: ReactionChange) => void;
  /** By a block, to both people of a chat that had any: older ones count no more. */
  "reactions.removed": (event: { chatId: string; removedAt: string }) => void;
  /**
   * Both people of the chat get it: refetch its plans. `news`: what somebody did with which plan, for whom it is news; `kept`:
   * another time was declined. `plan` is absent from the release before.
   */
  "plans.changed": (event: {
    chatId: string;
    news?: {
      toId: string;
      act: PlanAct | "kept";
      plan?: { what: string; titleKind: InterestKind | null; startsAt: string };
    };
  }) => void;
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
  /** Asked, or answered on another device: refetch. */
  "question.changed": (event: Record<string, never>) => void;
  /** A chat partner was active. */
  "presence.changed": (event: { personId: string; lastSeenAt: string }) => void;
  /** Null if permanent. The server then disconnects. `banToken`: for `suspension.state`; absent from the release before. */
  "account.banned": (event: { reason: string; bannedUntil: string | null; banToken?: string }) => void;
  /** A hint before the server disconnects: the session may be another one, which goes on. */
  "session.ended": (event: { because: SessionEndReason }) => void;
  /** A moderator decided about a photo: refetch. */
  "photo.decided": (event: Record<string, never>) => void;
  /** How much of a name is shown: own, or of a like or chat partner. Refetch. */
  "name.changed": (event: { personId: string }) => void;
  /** Own, or of a like or chat partner: refetch. */
  "photo.changed": (event: { personId: string }) => void;
  /** Events were lost: refetch, as after reconnecting. */
  "events.missed": (event: Record<string, never>) => void;
  /** Own, or of a like or chat partner. */
  "premium.changed": (event: { personId: string }) => void;
  /** To the moderator who gave it or let it expire, and to the one who has it now; with the other's nickname. */
  "claim.passed": (event: { personId: string; name: string; moderator: string; as: ClaimPassing }) => void;
  /** Events were entered, changed or withdrawn. Everybody gets it: refetch. */
  "events.changed": (event: Record<string, never>) => void;
  /** An event I go to has other days or another place, or was withdrawn. */
  "going.news": (event: { eventId: string; name: string; isWithdrawn: boolean }) => void;
  /** Sent to moderators, who refetch. */
  "moderation.changed": (event: Record<string, never>) => void;
}

export interface ClientEvents {
  /** Stored at most every 30 s (OPEN-59). */
  "presence.active": () => void;
  /** At most every `TYPING_INTERVAL_MS`; not stored. */
  "chat.typing": (event: { chatId: string }) => void;
}

import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { violatedConstraint } from "../../../platform/database/constraint.ts";
import { namesMissingRow } from "../../../platform/database/missing-row.ts";
import type { ChatPrecondition, Membership } from "./types.ts";

/**
 * Requires a match or an existing chat (OPEN-55), and no block by the viewer (MATCH-17, BLOCK-04).
 *
 * @throws {AppError} `CHAT_REFUSED_BLOCKED`, `NOT_MATCHED`
 */
export function requireMayOpen(found: ChatPrecondition): void {
  if (found.isBlockedByViewer) throw refusedByOwnBlock();
  if (found.chatId === null && !found.isMatch) throw new AppError("NOT_MATCHED", "a chat needs a mutual match");
}

/**
 * Requires a member of the chat (PERM-11, PERM-12), whose other side is not banned (OPEN-74).
 *
 * @throws {AppError} `CHAT_NOT_FOUND`
 */
export function requireMember(membership: Membership | undefined): asserts membership is Membership {
  if (!membership) throw new AppError("CHAT_NOT_FOUND", "there is no such chat");
}

/**
 * Requires a member who has not blocked the other side (BLOCK-04); the other side's block does not matter (OPEN-63).
 *
 * @throws {AppError} `CHAT_NOT_FOUND`, `CHAT_REFUSED_BLOCKED`
 */
export function requireMayRead(membership: Membership | undefined): asserts membership is Membership {
  requireMember(membership);
  if (membership.isOtherBlockedByMember) throw refusedByOwnBlock();
}

function refusedByOwnBlock(): AppError {
  return new AppError("CHAT_REFUSED_BLOCKED", "you have blocked this person");
}

/** Converts database refusals: text it considers blank, a quote from elsewhere, or a concurrent block or deletion. */
export function refuseSending(error: unknown): never {
  if (namesMissingRow(error)) throw new AppError("CHAT_NOT_FOUND", "the sender is gone");
  const constraint = violatedConstraint(error)?.constraint;
  if (constraint === "chat_messages_not_blocked") throw new AppError("MESSAGE_REFUSED", "blocked at the same moment");
  if (constraint === "chat_messages_quote") throw invalidInput([{ path: "quotedId", reason: "unknown" }]);
  throw constraint === "chat_messages_message" ? invalidInput([{ path: "message", reason: "empty" }]) : error;
}

/** Null for a hidden person. */
export function visibleOther({ otherId, isOtherVisible }: Membership): string | null {
  return isOtherVisible ? otherId : null;
}

/** The actor's devices, and the other side if visible. */
export function bothSides(actor: Pick<Actor, "id">, otherId: string | null): string[] {
  return otherId === null ? [actor.id] : [actor.id, otherId];
}

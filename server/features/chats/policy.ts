import { AppError, invalidInput } from "../../platform/app-error.ts";
import { violatedConstraint } from "../../platform/database/constraint.ts";
import { namesMissingRow } from "../../platform/database/missing-row.ts";
import type { ChatPrecondition, Membership } from "./types.ts";

/**
 * Who may open a chat: people who like each other, or did when the chat was created (OPEN-55). Someone who has blocked the
 * person is told so (MATCH-17, BLOCK-04).
 *
 * @throws {AppError} `CHAT_REFUSED_BLOCKED` or `NOT_MATCHED`
 */
export function requireMayOpen(found: ChatPrecondition): void {
  if (found.isBlockedByViewer) throw refusedByOwnBlock();
  if (found.chatId === null && !found.isMatch) throw new AppError("NOT_MATCHED", "a chat needs a mutual match");
}

/**
 * Who may write in a chat or see that it exists: its two members alone (PERM-11, PERM-12), while the other one is not banned
 * (OPEN-74). The one gate of every endpoint that names a chat.
 *
 * @throws {AppError} `CHAT_NOT_FOUND`
 */
export function requireMember(membership: Membership | undefined): asserts membership is Membership {
  if (!membership) throw new AppError("CHAT_NOT_FOUND", "there is no such chat");
}

/**
 * Who may read a chat: its members, unless they have blocked the other side (BLOCK-04). A member who was blocked still reads
 * (OPEN-63), and so does one whose other side is gone.
 *
 * @throws {AppError} `CHAT_NOT_FOUND` or `CHAT_REFUSED_BLOCKED`
 */
export function requireMayRead(membership: Membership | undefined): asserts membership is Membership {
  requireMember(membership);
  if (membership.isOtherBlockedByMember) throw refusedByOwnBlock();
}

function refusedByOwnBlock(): AppError {
  return new AppError("CHAT_REFUSED_BLOCKED", "you have blocked this person");
}

/**
 * Translates a refusal by the database: it knows more kinds of white space than a text field does, a block can have
 * been made at the same moment, and the sender can have deleted their own account since the request was admitted.
 */
export function refuseSending(error: unknown): never {
  if (namesMissingRow(error)) throw new AppError("CHAT_NOT_FOUND", "the sender is gone");
  const constraint = violatedConstraint(error)?.constraint;
  if (constraint === "chat_messages_not_blocked") throw new AppError("MESSAGE_REFUSED", "blocked at the same moment");
  throw constraint === "chat_messages_message" ? invalidInput([{ path: "message", reason: "empty" }]) : error;
}

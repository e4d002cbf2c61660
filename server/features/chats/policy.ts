import { AppError } from "../../platform/app-error.ts";
import type { ChatPrecondition, Membership } from "./types.ts";

/**
 * Who may open a chat with whom: people who see each other and like each other, or did when the chat was made (OPEN-55).
 * The blocker is told why not (MATCH-17, BLOCK-04), the blocked is not (OPEN-63).
 *
 * @throws {AppError} `CHAT_REFUSED_BLOCKED`, `PERSON_NOT_FOUND` or `NOT_MATCHED`
 */
export function requireMayOpen(found: ChatPrecondition | undefined): asserts found is ChatPrecondition {
  if (found?.isBlockedByViewer) throw refusedByOwnBlock();
  if (!found?.isVisible) throw new AppError("PERSON_NOT_FOUND", "there is no such person to chat with");
  if (found.chatId === null && !found.isMatch) throw new AppError("NOT_MATCHED", "a chat needs a mutual match");
}

/**
 * Who may write in a chat or see that it exists: its two members alone (PERM-11, PERM-12).
 *
 * @throws {AppError} `CHAT_NOT_FOUND`
 */
export function requireMember(membership: Membership | undefined): asserts membership is Membership {
  if (!membership) throw new AppError("CHAT_NOT_FOUND", "there is no such chat");
}

/**
 * Who may read a chat: its members, unless they have blocked the other side (BLOCK-04). Whoever was blocked still reads
 * (OPEN-63), and so does whoever is left alone in it.
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

import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";

/** Why a chat message is not sent. */
export type MessageProblem = "empty" | "tooLong";

/**
 * Checks a chat message (spec §5): not empty after trimming, at most 350 UTF-16 units as a text field counts (OPEN-89).
 * Returns null for a good one.
 */
export function messageProblem(text: string): MessageProblem | null {
  const trimmed = text.trim();
  if (trimmed === "") return "empty";
  return trimmed.length > MESSAGE.max ? "tooLong" : null;
}

/** Level of the composer's counter: yellow above 300, red at 350 (CHAT-20). */
export function messageCounterLevel(length: number): "normal" | "warning" | "full" {
  if (length >= MESSAGE.max) return "full";
  return length > MESSAGE.warn ? "warning" : "normal";
}

/** A message as the database can hold it, without the white space around it: what is stored is what is compared when it is sent again. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "").trim();
}

/** Whether a message was sent after another one; ids settle equal instants. */
export function isLater(one: { id: string; sentAt: Date }, other: { id: string; sentAt: Date }): boolean {
  const gap = one.sentAt.getTime() - other.sentAt.getTime();
  return gap > 0 || (gap === 0 && one.id > other.id);
}

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

import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { isVisible, storableText } from "../people/visible-text.ts";

export type MessageProblem = "empty" | "tooLong";

/** Null if visible and at most 350 UTF-16 units as stored (CHAT-24, OPEN-89). */
export function messageProblem(text: string): MessageProblem | null {
  if (!isVisible(text)) return "empty";
  return storableText(text).length > MESSAGE.max ? "tooLong" : null;
}

/** Yellow above 300, red at 350 (CHAT-20). */
export function messageCounterLevel(length: number): "normal" | "warning" | "full" {
  if (length >= MESSAGE.max) return "full";
  return length > MESSAGE.warn ? "warning" : "normal";
}

/** Ids break ties. */
export function isLater(one: { id: string; sentAt: Date }, other: { id: string; sentAt: Date }): boolean {
  const gap = one.sentAt.getTime() - other.sentAt.getTime();
  return gap > 0 || (gap === 0 && one.id > other.id);
}

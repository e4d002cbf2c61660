import { MESSAGE } from "@nakamatch/contract/vocabulary/limits";
import { isVisible, storableText } from "../people/visible-text.ts";

/** Why a chat message is not sent. */
export type MessageProblem = "empty" | "tooLong";

/** Checks a chat message (spec §5): visible, at most 350 UTF-16 units as stored (OPEN-89). Null if valid. */
export function messageProblem(text: string): MessageProblem | null {
  if (!isVisible(text)) return "empty";
  return storableText(text).length > MESSAGE.max ? "tooLong" : null;
}

/** Level of the composer's counter: yellow above 300, red at 350 (CHAT-20). */
export function messageCounterLevel(length: number): "normal" | "warning" | "full" {
  if (length >= MESSAGE.max) return "full";
  return length > MESSAGE.warn ? "warning" : "normal";
}

/** Order of sending; ids break ties. */
export function isLater(one: { id: string; sentAt: Date }, other: { id: string; sentAt: Date }): boolean {
  const gap = one.sentAt.getTime() - other.sentAt.getTime();
  return gap > 0 || (gap === 0 && one.id > other.id);
}

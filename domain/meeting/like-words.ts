import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { isVisible, storableText } from "../people/visible-text.ts";
import { hasLink } from "../safety/risky-message.ts";

export type WordsProblem = "empty" | "tooLong" | "link";

/** As stored: one line. */
export function wordsText(text: string): string {
  return storableText(text.replace(/\s+/gu, " "));
}

/** Null if visible, short enough and without links. */
export function wordsProblem(text: string): WordsProblem | null {
  if (!isVisible(text)) return "empty";
  if (wordsText(text).length > LIKE_WORDS.max) return "tooLong";
  return hasLink(text) ? "link" : null;
}

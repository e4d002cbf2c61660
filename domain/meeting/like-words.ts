import { LIKE_WORDS } from "@nakamatch/contract/vocabulary/limits";
import { freeTextProblem, isVisible, storableText } from "../people/visible-text.ts";
import { hasLink } from "../safety/risky-message.ts";

export type WordsProblem = "empty" | "tooLong" | "invalid" | "link";

/** As stored: one line. */
export function wordsText(text: string): string {
  return storableText(oneLine(text));
}

/** Null if visible, short enough, printable and without links. */
export function wordsProblem(text: string): WordsProblem | null {
  if (!isVisible(text)) return "empty";
  return freeTextProblem(oneLine(text).trim(), LIKE_WORDS.max) ?? (hasLink(text) ? "link" : null);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}

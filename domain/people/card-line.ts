import { CARD_LINE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { isVisible, wellFormed } from "./visible-text.ts";

/** What a card says of a person: the answer, else the bio, cut to one line; null if both are blank. */
export function cardLine(
  answer: { question: string; text: string } | null,
  bio: string,
): { question: string | null; text: string } | null {
  const line = { question: answer?.question ?? null, text: oneLine(answer?.text ?? bio) };
  return isVisible(line.text) ? line : null;
}

/** White space becomes single blanks. Cut after a whole word if one ends in the second half, and never within a character. */
function oneLine(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  if (line.length <= CARD_LINE_MAX) return line;
  const start = line.slice(0, CARD_LINE_MAX - 1);
  const end = start.lastIndexOf(" ");
  const whole = end >= CARD_LINE_MAX / 2 ? start.slice(0, end) : start;
  return `${wellFormed(whole).replace(/(?:\uFFFD|\u200D|\s)+$/u, "")}…`;
}

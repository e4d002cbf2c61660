import { QUOTE_LINE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { SPOILER_MARK, splitAtSpoilers } from "./spoilers.ts";

/** The beginning of a message on one line, with whole marks of spoilers. */
export function quoteLine(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  if (line.length <= QUOTE_LINE_MAX) return line;
  const end = endOf(line, QUOTE_LINE_MAX - 1);
  const cut = splitAtSpoilers(line).find(({ isHidden, from, to }) => isHidden && from < end && end < to);
  if (!cut) return `${line.slice(0, end)}…`;
  // A mark alone would show the text behind it.
  const inner = end - SPOILER_MARK.length;
  if (inner <= cut.from + SPOILER_MARK.length) return `${line.slice(0, cut.from)}…`;
  return `${line.slice(0, endOf(line, inner))}${SPOILER_MARK}…`;
}

/** Not inside of a character. */
function endOf(line: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(line.charAt(at - 1)) ? at - 1 : at;
}

import { isTitle } from "../titles/is-title.ts";
import { listItem, type ReadEntries } from "./list-item.ts";

const BULLET = /^\s*(?:[-*•·–—>+]\s+|\[[ x]\]\s*)+/iu;

/** A leading number, possibly part of the title. */
const NUMBER = /^\s*(\d{1,5})\s*[.)]\s+/;

/** What they put after it: `9/10`, `★★★★½`. */
const RATING = /\s*[-–—:|,;(]?\s*(?:(\d{1,2}(?:[.,]\d)?)\s*\/\s*(10|5)|(★{1,5})(½)?)\)?\s*$/u;

/** Commas in titles precede a space; one game series has semicolons. */
const FIELDS = /[\t|]|(?<!\b(?:anonymous|cha[oö]s|occultic|robotics|steins));|,(?=[^\s\d])/iu;

/**
 * Reads one title per line without bullets, with trailing ratings; strips numbers that count up. Skips and counts
 * other lines.
 */
export function readPlainText(text: string): ReadEntries {
  const lines = linesOf(text);
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1] ?? Number.NaN));
  const [first = Number.NaN] = numbers;
  const isNumbered = (lines.length > 1 || first === 1) && numbers.every((number, index) => number === first + index);
  const entries = lines.map((line) => partsOf(isNumbered ? line.replace(NUMBER, "") : line));
  const items = entries
    .filter(({ title }) => isOneTitle(title))
    .map(({ title, score }) => listItem({ kind: null, titles: [title], score }));
  return { source: "text", items, unreadable: lines.length - items.length };
}

/** Whether each line can be a title. */
export function areAllTitles(text: string): boolean {
  return linesOf(text).every((line) => isOneTitle(partsOf(line).title));
}

/** A line's title and trailing rating. */
export function partsOf(line: string): { title: string; score: number | null } {
  const rating = RATING.exec(line);
  if (!rating || rating.index === 0) return { title: line, score: null };
  return { title: line.slice(0, rating.index), score: scoreOf(rating) };
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "");
}

/** Whether a text is a title, not a table row. */
export function isOneTitle(title: string): boolean {
  return isTitle(title) && !FIELDS.test(title);
}

function scoreOf([, points, scale, stars, half]: RegExpExecArray): number {
  if (stars !== undefined) return (stars.length + (half ? 0.5 : 0)) / 5;
  return Number(points?.replace(",", ".")) / Number(scale);
}

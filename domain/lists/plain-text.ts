import { isTitle } from "../titles/is-title.ts";
import { listItem, type ReadEntries } from "./list-item.ts";

/** What people put before a title: a bullet or a tick box. */
const BULLET = /^\s*(?:[-*•·–—>+]\s+|\[[ x]\]\s*)+/iu;

/** A number before it, which may be the title's own. */
const NUMBER = /^\s*(\d{1,5})\s*[.)]\s+/;

/** What they put after it: `9/10`, `★★★★½`. */
const RATING = /\s*[-–—:|,;(]?\s*(?:(\d{1,2}(?:[.,]\d)?)\s*\/\s*(10|5)|(★{1,5})(½)?)\)?\s*$/u;

/** Signs of several fields in a line. Titles have a comma before a blank; a semicolon is in those of one series of games only. */
const FIELDS = /[\t|]|(?<!\b(?:anonymous|cha[oö]s|occultic|robotics|steins));|,(?=[^\s\d])/iu;

/**
 * The entries of a text of titles, one a line. Bullets before them are left out, ratings after them are read, and numbers are
 * left out where those of the whole text count up. A line that cannot be a title is counted, and left out.
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

/** A line's title, and the rating after it. */
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

/** Whether a text can be a title, and no row of a table. */
export function isOneTitle(title: string): boolean {
  return isTitle(title) && !FIELDS.test(title);
}

function scoreOf([, points, scale, stars, half]: RegExpExecArray): number {
  if (stars !== undefined) return (stars.length + (half ? 0.5 : 0)) / 5;
  return Number(points?.replace(",", ".")) / Number(scale);
}

import { isTitle } from "../titles/is-title.ts";
import { type ListItem, listItem, type ReadEntries } from "./list-item.ts";

/** What people put before a title: a bullet or a tick box. */
const BULLET = /^\s*(?:[-*•·–—>+]\s+|\[[ x]\]\s*)+/iu;

/** A number before it, which may be the title's own. */
const NUMBER = /^\s*(\d{1,5})\s*[.)]\s+/;

/** What they put after it: `9/10`, `★★★★½`. */
const RATING = /\s*[-–—:|,(]?\s*(?:(\d{1,2}(?:[.,]\d)?)\s*\/\s*(10|5)|(★{1,5})(½)?)\)?\s*$/u;

/** Signs of several fields in a line. Titles have a comma before a blank; a semicolon is in those of one series of games only. */
const FIELDS = /\t|(?<!\b(?:anonymous|cha[oö]s|occultic|robotics|steins));|,(?=[^\s\d])/iu;

/**
 * The entries of a text of titles, one a line. Bullets before them are left out, ratings after them are read, and numbers are
 * left out where those of the whole text count up. A line that cannot be a title is counted, and left out.
 */
export function readPlainText(text: string): ReadEntries {
  const lines = linesOf(text);
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1] ?? Number.NaN));
  const [first = Number.NaN] = numbers;
  const isNumbered = (lines.length > 1 || first === 1) && numbers.every((number, index) => number === first + index);
  const titles = lines.map((line) => (isNumbered ? line.replace(NUMBER, "") : line)).filter(isOneTitle);
  return { source: "text", items: titles.map(toItem), unreadable: lines.length - titles.length };
}

/** Whether each line can be a title. */
export function areAllLines(text: string): boolean {
  return linesOf(text).every(isOneTitle);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "");
}

function isOneTitle(line: string): boolean {
  return isTitle(line) && !FIELDS.test(line);
}

function toItem(line: string): ListItem {
  const rating = RATING.exec(line);
  const title = rating && rating.index > 0 ? line.slice(0, rating.index) : line;
  return listItem({ kind: null, titles: [title], score: rating && rating.index > 0 ? scoreOf(rating) : null });
}

function scoreOf([, points, scale, stars, half]: RegExpExecArray): number {
  if (stars !== undefined) return (stars.length + (half ? 0.5 : 0)) / 5;
  return Number(points?.replace(",", ".")) / Number(scale);
}

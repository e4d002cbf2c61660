import { type ListItem, listItem } from "./list-item.ts";

/** What people put before a title: a bullet, a number, a tick box. */
const BULLET = /^\s*(?:[-*•·–—>+]\s+|\[[ x]\]\s*|\d{1,4}\s*[.)]\s+)+/iu;

/** What they put after it: `9/10`, `★★★★½`. */
const RATING = /\s*[-–—:|,(]?\s*(?:(\d{1,2}(?:[.,]\d)?)\s*\/\s*(10|5)|(★{1,5})(½)?)\)?\s*$/u;

/** The entries of a text of titles, one a line. Bullets and numbers before them are left out, ratings after them are read. */
export function readPlainText(text: string): ListItem[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "")
    .map((line) => {
      const rating = RATING.exec(line);
      const title = rating && rating.index > 0 ? line.slice(0, rating.index) : line;
      return listItem({ kind: null, titles: [title], score: rating && rating.index > 0 ? scoreOf(rating) : null });
    })
    .filter(({ titles }) => titles.length > 0);
}

function scoreOf([, points, scale, stars, half]: RegExpExecArray): number {
  if (stars !== undefined) return (stars.length + (half ? 0.5 : 0)) / 5;
  return Number(points?.replace(",", ".")) / Number(scale);
}

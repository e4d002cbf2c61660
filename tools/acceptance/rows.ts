/** One row of the acceptance list. */
export interface AcceptanceRow {
  /** For example `REG-21`. */
  readonly id: string;
  /** For example `REG`. */
  readonly area: string;
  /** What must hold. */
  readonly text: string;
}

/** An id or a range of ids in a test's title: `REG-21`, `DATA-01..05`, `DATA-01..DATA-05`. */
const MENTION = /\b([A-Z][A-Z0-9]*)-(\d{2,3})\b(?:\.\.(?:\1-)?(\d{2,3})\b)?/g;

/** Reads the rows of the acceptance list, in order. */
export function readRows(markdown: string): AcceptanceRow[] {
  return [...markdown.matchAll(/^\| ([A-Z][A-Z0-9]*)-(\d+) \| (.*?) \|(?: .*\|)?$/gm)]
    .map(([, area = "", number = "", text = ""]) => ({ id: `${area}-${number}`, area, text }))
    .filter((row) => row.area !== "OPEN");
}

/** All row ids that a title names, ranges spelled out. Other words with a number (`UTF-16`) come along. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(MENTION)].flatMap(([, area = "", first = "", last = first]) => {
    const ids: string[] = [];
    for (let number = Number(first); number <= Number(last); number++) {
      ids.push(`${area}-${String(number).padStart(first.length, "0")}`);
    }
    return ids;
  });
}

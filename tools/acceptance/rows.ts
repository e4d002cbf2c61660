export interface AcceptanceRow {
  /** Such as `REG-21`. */
  readonly id: string;
  /** Such as `REG`. */
  readonly area: string;
  readonly text: string;
}

/** `REG-21`, `DATA-01..05`, `DATA-01..DATA-05`. */
const MENTION = /\b([A-Z][A-Z0-9]*)-(\d{2,3})\b(?:\.\.(?:\1-)?(\d{2,3})\b)?/g;

export function readRows(markdown: string): AcceptanceRow[] {
  return [...markdown.matchAll(/^\| ([A-Z][A-Z0-9]*)-(\d+) \| (.*?) \|(?: .*\|)?$/gm)]
    .map(([, area = "", number = "", text = ""]) => ({ id: `${area}-${number}`, area, text }))
    .filter((row) => row.area !== "OPEN");
}

/** With ranges expanded. Includes other words with a number, such as `UTF-16`. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(MENTION)].flatMap(([, area = "", first = "", last = first]) => {
    const ids: string[] = [];
    for (let number = Number(first); number <= Number(last); number++) {
      ids.push(`${area}-${String(number).padStart(first.length, "0")}`);
    }
    return ids;
  });
}

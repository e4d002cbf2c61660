import { foldForSearch } from "../titles/fold.ts";

const APOSTROPHES = /['"ʹʺʻʼʽʾʿˈ׳״]/g;
const SEPARATORS = /[-‐-―.,;/()·\s]+/g;

/** Lower case, no accents or apostrophes, hyphens and dots as spaces (`St. Pölten` → `st polten`). */
export function foldPlaceName(name: string): string {
  return foldForSearch(name).replace(APOSTROPHES, "").replace(SEPARATORS, " ").trim();
}

/** One text, a name per line. `aliases` are folded. */
export function searchNamesOf(name: string, aliases: readonly string[]): string {
  return `\n${[foldPlaceName(name), ...aliases].join("\n")}\n`;
}

import { foldForSearch } from "../titles/fold.ts";

const APOSTROPHES = /['"ʹʺʻʼʽʾʿˈ׳״]/g;
const SEPARATORS = /[-‐-―.,;/()·\s]+/g;

/**
 * Folds a place name: lower case, no accents or apostrophes, hyphens and dots as spaces (`Xi’an` → `xian`, `St.
 * Pölten` → `st polten`).
 */
export function foldPlaceName(name: string): string {
  return foldForSearch(name).replace(APOSTROPHES, "").replace(SEPARATORS, " ").trim();
}

/** Searchable names in one text, each between line breaks. `aliases` are folded. */
export function searchNamesOf(name: string, aliases: readonly string[]): string {
  return `\n${[foldPlaceName(name), ...aliases].join("\n")}\n`;
}

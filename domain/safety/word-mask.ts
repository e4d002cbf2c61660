import { wordKey } from "./censorship.ts";

/** Preserves the length. */
export type WordMask = (text: string, replacementChar: string) => string;

/** Shorter or equal words are not masked (CENSOR-07). */
const SHORT = 2;

const LETTER = String.raw`[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]`;

/** A word, a gap between words, other white space, or a single character. */
const UNITS = new RegExp(String.raw`${LETTER}+|(?<gap>(?<=${LETTER})[\s_-]+(?=${LETTER}))|\s+|.`, "gsu");

interface Unit {
  unit: string;
  key: string;
}

/** A trie of units. */
interface Branch {
  next: Map<string, Branch>;
  isWord: boolean;
}

/**
 * Masks whole words and expressions (CENSOR-07), ignoring case, width and accent encoding. Underscores and
 * hyphens equal spaces in expressions; the longest match wins. Lengths in UTF-16 units; linear time.
 */
export function createWordMask(words: Iterable<string>): WordMask {
  const root = createBranch();
  for (const word of words) {
    const keys = unitsOf(word.trim()).map(({ key }) => key);
    if (keys.join("").length > SHORT) plant(root, keys);
  }
  return (text, replacementChar) => maskText(root, text, replacementChar);
}

function maskText(root: Branch, text: string, replacementChar: string): string {
  const units = unitsOf(text);
  let masked = "";
  for (let index = 0; index < units.length; ) {
    const length = matchLength(root, units, index);
    const next = index + Math.max(length, 1);
    const written = units
      .slice(index, next)
      .map(({ unit }) => unit)
      .join("");
    masked += length === 0 ? written : replacementChar.repeat(written.length);
    index = next;
  }
  return masked;
}

/** Units of the longest match at `start`; 0 for none. */
function matchLength(root: Branch, units: readonly Unit[], start: number): number {
  let longest = 0;
  let branch: Branch | undefined = root;
  for (let index = start; index < units.length; index += 1) {
    branch = branch.next.get(units[index]?.key ?? "");
    if (!branch) break;
    if (branch.isWord) longest = index - start + 1;
  }
  return longest;
}

function plant(root: Branch, keys: readonly string[]): void {
  let branch = root;
  for (const key of keys) {
    const next = branch.next.get(key) ?? createBranch();
    branch.next.set(key, next);
    branch = next;
  }
  branch.isWord = true;
}

function unitsOf(text: string): Unit[] {
  return Array.from(text.matchAll(UNITS), ({ 0: unit, groups }) => ({ unit, key: groups?.gap ? " " : wordKey(unit) }));
}

function createBranch(): Branch {
  return { next: new Map(), isWord: false };
}

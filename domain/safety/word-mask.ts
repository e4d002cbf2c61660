import { wordKey } from "./censorship.ts";

/** Masks the listed words of a text with a character; the result is as long as the text. */
export type WordMask = (text: string, replacementChar: string) => string;

/** Words of so many characters or fewer are left as they are (CENSOR-07). */
const SHORT = 2;

const LETTER = String.raw`[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]`;

/** A word with its accents and what is invisible in it, what separates two words, white space, or any other single character. */
const UNITS = new RegExp(String.raw`${LETTER}+|(?<gap>(?<=${LETTER})[\s_-]+(?=${LETTER}))|\s+|.`, "gsu");

interface Unit {
  unit: string;
  /** What all ways to write it have in common. */
  key: string;
}

/** Listed words that begin alike, one unit per level. */
interface Branch {
  next: Map<string, Branch>;
  /** A listed word ends here. */
  isWord: boolean;
}

/**
 * Makes a mask for a list of words and expressions (spec §5, Censorship). Whole words alone are found, whatever their case,
 * width, and way of encoding accents; letters in other alphabets and combining marks are part of a word. Underscores and hyphens
 * separate the words of an expression as spaces do. Where several expressions begin at the same word, the longest counts. Lengths are in UTF-16 units. The time grows linearly with the text:
 * from each word it looks no further than the longest expression.
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

/** How many units the longest listed expression that begins at `start` has; 0 where none does. */
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

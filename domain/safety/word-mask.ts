import { wordKey } from "./censorship.ts";

/** Masks the listed words of a text with a character; the result is as long as the text. */
export type WordMask = (text: string, replacementChar: string) => string;

/** Words of so many characters or fewer are left as they are (CENSOR-07). */
const SHORT = 2;

/** A word with its accents, white space, or any other single character. */
const UNITS = /[\p{L}\p{M}\p{N}]+|\s+|./gsu;

/** Listed words that begin alike, one unit per level. */
interface Branch {
  next: Map<string, Branch>;
  /** A listed word ends here. */
  isWord: boolean;
}

/**
 * Makes a mask for a list of words and expressions (spec §5, Censorship). Whole words alone are found, whatever their case,
 * width, and way of encoding accents; letters in other alphabets and combining marks are part of a word. Where several
 * expressions begin at the same word, the longest counts. Lengths are in UTF-16 units. The time grows linearly with the text:
 * from each word it looks no further than the longest expression.
 */
export function createWordMask(words: Iterable<string>): WordMask {
  const root = createBranch();
  for (const word of words) {
    const keys = unitsOf(word.trim()).map(wordKey);
    if (keys.join("").length > SHORT) plant(root, keys);
  }
  return (text, replacementChar) => maskText(root, text, replacementChar);
}

function maskText(root: Branch, text: string, replacementChar: string): string {
  const units = unitsOf(text);
  const keys = keysOf(text, units);
  let masked = "";
  for (let index = 0; index < units.length; ) {
    const length = matchLength(root, keys, index);
    if (length === 0) masked += units[index];
    else masked += replacementChar.repeat(units.slice(index, index + length).join("").length);
    index += Math.max(length, 1);
  }
  return masked;
}

/** The keys of a text's units; of nearly every text they are made at once, which takes a fifth of the time. */
function keysOf(text: string, units: readonly string[]): string[] {
  const key = wordKey(text);
  // Units stay in their places where nothing is composed or longer; how a sigma is written depends on the letters around it.
  const isInPlace = text.normalize("NFKC") === text && text.toLowerCase().length === text.length && !text.includes("Σ");
  return isInPlace ? unitsOf(key) : units.map(wordKey);
}

/** How many units the longest listed expression that begins at `start` has; 0 where none does. */
function matchLength(root: Branch, keys: readonly string[], start: number): number {
  let longest = 0;
  let branch: Branch | undefined = root;
  for (let index = start; index < keys.length; index += 1) {
    branch = branch.next.get(keys[index] as string);
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

function unitsOf(text: string): string[] {
  return text.match(UNITS) ?? [];
}

function createBranch(): Branch {
  return { next: new Map(), isWord: false };
}

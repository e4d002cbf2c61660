import { Profanity } from "@2toad/profanity";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { HARMLESS, HARMLESS_EXPRESSIONS, NAMES, NUMBERED_NAMES, SUPPLEMENT } from "./profanity-words.ts";

/** Digits read as letters; `1` as two of them. */
const LEET = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t" };

const filter = new Profanity({ languages: [...LANGUAGES], wholeWord: true, unicodeWordBoundaries: true });
filter.addWords(SUPPLEMENT);
filter.removeWords(HARMLESS);

/** Except with digits (`d1ck`) or in insults (`my dick`). */
const INNOCENT = new RegExp(
  `(?<!\\p{L})(?:${HARMLESS_EXPRESSIONS.join("|")}|(?<!\\b(?:big|my|your) )(?:${NAMES.join("|")}))(?!\\p{L})` +
    `|(?<![\\p{L}\\d])(?:${NUMBERED_NAMES.join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/**
 * Finds whole banned words of the six languages (REG-11, LIMIT-33). Underscores, hyphens and digits separate words,
 * as nicknames have no spaces. Digits (`m13rda`) and spacing (`p_u_t_a`) hide nothing.
 */
export function hasBannedWord(text: string): boolean {
  const words = text
    .normalize("NFC")
    .replace(/[^\p{L}\d]+/gu, " ")
    .replace(INNOCENT, " ");
  const readings = [words, joinLoneLetters(words), words.replace(/[\p{L}\d]+/gu, readDigits)];
  return readings.some((reading) => filter.exists(reading.replace(/[^\p{L}]+/gu, " ")));
}

function joinLoneLetters(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu, (letters) => letters.replace(/[^\p{L}]+/gu, ""));
}

/** Ignores a number around the word (`sh1t99`). Harmless words keep digits: `Ana1995` is no insult. */
function readDigits(word: string): string {
  if (!/\p{L}/u.test(word)) return word;
  for (const part of [word, word.replace(/\d+$/, ""), word.replace(/^\d+/, ""), word.replace(/^\d+|\d+$/g, "")]) {
    for (const one of ["i", "l"]) {
      const letters: Record<string, string> = { ...LEET, "1": one };
      const reading = part.replace(/\d/g, (digit) => letters[digit] ?? digit);
      if (reading !== part && !/\d/.test(reading) && filter.exists(reading)) return reading;
    }
  }
  return word;
}

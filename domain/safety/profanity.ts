import { Profanity } from "@2toad/profanity";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { HARMLESS, HARMLESS_EXPRESSIONS, NAMES, NUMBERED_NAMES, SUPPLEMENT } from "./profanity-words.ts";

/** Digits that replace letters inside words; `1` replaces two of them. */
const LEET = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t" };

const filter = new Profanity({ languages: [...LANGUAGES], wholeWord: true, unicodeWordBoundaries: true });
filter.addWords(SUPPLEMENT);
filter.removeWords(HARMLESS);

/** What is innocent as it stands, but not behind digits (`d1ck`) or in front of everybody (`my dick`). */
const INNOCENT = new RegExp(
  `(?<!\\p{L})(?:${HARMLESS_EXPRESSIONS.join("|")}|(?<!\\b(?:big|my|your) )(?:${NAMES.join("|")}))(?!\\p{L})` +
    `|(?<![\\p{L}\\d])(?:${NUMBERED_NAMES.join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/**
 * Tells whether a text holds a banned word of any of the six languages as a whole word (spec §5, LIMIT-33). Underscore,
 * hyphen and digits separate words, because nicknames have no spaces; the same letters inside a longer word pass. Digits
 * instead of letters (`m13rda`) and spaced-out letters (`p_u_t_a`) hide nothing.
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

/**
 * The banned word that a word with digits is, before or behind a number or not (`sh1t99`). Elsewhere digits stay digits: a
 * piece of `Ana1995` that could be read as a word insults nobody.
 */
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

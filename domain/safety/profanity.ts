import { Profanity } from "@2toad/profanity";
import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { HARMLESS, SUPPLEMENT } from "./profanity-words.ts";

/** Digits that replace letters inside words; `1` replaces two of them. */
const LEET = { "0": "o", "3": "e", "4": "a", "5": "s", "7": "t" };

const filter = new Profanity({ languages: [...LANGUAGES], wholeWord: true, unicodeWordBoundaries: true });
filter.addWords(SUPPLEMENT);
filter.removeWords(HARMLESS);

/**
 * Tells whether a text holds a banned word of any of the six languages as a whole word (spec §5, LIMIT-33). Underscore,
 * hyphen and digits separate words, because nicknames have no spaces; the same letters inside a longer word pass. Digits
 * instead of letters (`m13rda`) and spaced-out letters (`p_u_t_a`) hide nothing.
 */
export function hasBannedWord(text: string): boolean {
  const composed = text.normalize("NFC");
  return [composed, joinLoneLetters(composed), readLeet(composed, "i"), readLeet(composed, "l")].some((reading) =>
    filter.exists(reading.replace(/[^\p{L}]+/gu, " ")),
  );
}

function joinLoneLetters(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}(?:[^\p{L}]+\p{L}(?!\p{L}))+/gu, (letters) => letters.replace(/[^\p{L}]+/gu, ""));
}

/** A number alone stays a number: `player_455` insults nobody. */
function readLeet(text: string, one: "i" | "l"): string {
  const letters: Record<string, string> = { ...LEET, "1": one };
  return text.replace(/[\p{L}\d]*\p{L}[\p{L}\d]*/gu, (word) => word.replace(/\d/g, (digit) => letters[digit] ?? digit));
}

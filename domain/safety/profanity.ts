import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { Profanity } from "@2toad/profanity";

/** Words the library's lists lack, mostly spellings without accents as nicknames force them. */
const SUPPLEMENT = [
  ...["cabron", "cabrona", "cono", "gilipollas", "gilipolla", "hijoputa", "hijodeputa", "pendejo", "pendeja", "zorra"],
  ...["scheisse", "scheiss", "hurensohn", "wichser", "fotze", "schlampe"],
  ...["encule", "enculer", "salope", "salaud", "connasse"],
  ...["vaffanculo", "puttana", "troia", "coglione", "minchia"],
  ...["foda", "foder", "buceta", "viado", "arrombado", "cuzao"],
  ...["nazi", "hitler", "rapist", "whore", "slut"],
];

const filter = new Profanity({ languages: [...LANGUAGES], wholeWord: true });
filter.addWords(SUPPLEMENT);

/**
 * Tells whether a text holds a banned word of any of the six languages as a whole word (spec §5, LIMIT-33). Underscore,
 * hyphen and digits part words, because nicknames have no spaces; the same letters inside a longer word pass.
 */
export function hasBannedWord(text: string): boolean {
  return filter.exists(text.replace(/[^\p{L}]+/gu, " "));
}

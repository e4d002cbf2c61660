import { CENSORED_WORDS } from "@nakamatch/domain/safety/censored-words";
import type { Censorship } from "@nakamatch/domain/safety/censorship";
import { createWordMask, type WordMask } from "@nakamatch/domain/safety/word-mask";

let last: { languages: Censorship["languages"]; mask: WordMask } | null = null;

/** The mask for the listed words and the person's own, of all languages (OPEN-88). Fetched when it is needed: see `censorMessage`. */
export function messageMask(languages: Censorship["languages"]): WordMask {
  if (last?.languages !== languages) {
    const lists = [...Object.values(CENSORED_WORDS), ...Object.values(languages)];
    last = { languages, mask: createWordMask(lists.flat()) };
  }
  return last.mask;
}

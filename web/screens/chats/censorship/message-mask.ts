import { CENSORED_WORDS } from "@nakamatch/domain/safety/censored-words";
import type { Censorship } from "@nakamatch/domain/safety/censorship";
import { createWordMask, type WordMask } from "@nakamatch/domain/safety/word-mask";

const masks = new WeakMap<Censorship["languages"], WordMask>();

/** Masks listed and custom words of all languages (OPEN-88). */
export function messageMask(languages: Censorship["languages"]): WordMask {
  const known = masks.get(languages);
  if (known) return known;
  const mask = createWordMask([CENSORED_WORDS, languages].flatMap((lists) => Object.values(lists).flat()));
  masks.set(languages, mask);
  return mask;
}

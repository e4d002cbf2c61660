import type { Check } from "./check.ts";

const LANGUAGES = ["es", "en", "fr", "it", "de", "pt"];
const PHRASES = /^phrases\/(\w\w)\/(.+)$/;

/** All six languages have the same files of phrases. */
export const phraseLocales: Check = {
  name: "phrases in all six languages",
  run({ files }) {
    if (!files.some((path) => path.startsWith("phrases/"))) return [];
    const names = files.flatMap((path) => PHRASES.exec(path)?.[2] ?? []);
    if (names.length === 0) return ["phrases: no file belongs to a language"];
    const wanted = LANGUAGES.flatMap((language) => names.map((name) => `phrases/${language}/${name}`));
    return [...new Set(wanted)].filter((path) => !files.includes(path)).map((path) => `${path} is missing`);
  },
};

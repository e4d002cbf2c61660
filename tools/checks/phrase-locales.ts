import type { Check } from "./check.ts";

const LANGUAGES = ["es", "en", "fr", "it", "de", "pt"];
const LOCALE_PART = new RegExp(`(^|[/.-])(${LANGUAGES.join("|")})(?=[/.])`);

/** Whatever file of phrases one language has, all six have. */
export const phraseLocales: Check = {
  name: "phrases in all six languages",
  run(repository) {
    const present = new Set(repository.files.filter((path) => /^phrases\/.*\.(ts|json)$/.test(path)));
    present.delete("phrases/package.json");
    if (present.size === 0) return [];
    const localized = [...present].filter((path) => LOCALE_PART.test(path));
    if (localized.length === 0) return ["phrases: no file belongs to a language"];
    const wanted = localized.flatMap((path) =>
      LANGUAGES.map((language) => path.replace(LOCALE_PART, (_, before: string) => `${before}${language}`)),
    );
    return [...new Set(wanted)].filter((path) => !present.has(path)).map((path) => `${path} is missing`);
  },
};

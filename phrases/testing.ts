import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "./dictionary.ts";
import { es } from "./es.ts";

/** Files of every language, without `.ts`. */
export const FILES = Object.keys(es).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** For tests: all phrases of every language. */
export const dictionaries = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readDictionary(language)] as const)),
) as Record<Language, Phrases>;

async function readDictionary(language: Language): Promise<object> {
  const modules = await Promise.all(FILES.map((file) => import(`./${language}/${file}.ts`) as Promise<object>));
  return Object.assign({}, ...modules) as object;
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "./dictionary.ts";

/** For tests: all phrases of every language, read from its folder. */
export const dictionaries = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readDictionary(language)] as const)),
) as Record<Language, Phrases>;

async function readDictionary(language: Language): Promise<object> {
  const names = readdirSync(join(import.meta.dirname, language)).map((file) => file.replace(/\.ts$/, ""));
  const modules = await Promise.all(names.map((name) => import(`./${language}/${name}.ts`) as Promise<object>));
  return Object.assign({}, ...modules) as object;
}

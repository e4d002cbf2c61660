import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "./dictionary.ts";

/** Files of every language by their path in its folder, without `.ts`. */
export const FILES = readdirSync(join(import.meta.dirname, "es"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => path.slice(0, -3));

/** For tests: all phrases of every language. */
export const dictionaries = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await readDictionary(language)] as const)),
) as Record<Language, Phrases>;

async function readDictionary(language: Language): Promise<object> {
  const modules = await Promise.all(
    FILES.map((file) => import(join(import.meta.dirname, language, `${file}.ts`)) as Promise<object>),
  );
  return Object.assign({}, ...modules) as object;
}

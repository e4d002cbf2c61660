import type { Language } from "@nakamatch/contract/vocabulary/languages";

// Read by the development server and by tests. A build replaces this module, see build/phrase-files.ts.
const modules = import.meta.glob<Record<string, object>>(["../../phrases/*/*.ts", "!../../phrases/*/emails.ts"]);

/** The names of all namespaces: `not-found.ts` is `notFound`. */
export const names: readonly string[] = Object.keys(modules)
  .flatMap((path) => /\/es\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [])
  .map((file) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** Fetches the phrases of a namespace in a language. Rejects where they cannot be fetched. */
export async function fetchPhrases(language: Language, name: string): Promise<object> {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const phrases = (await modules[`../../phrases/${language}/${file}.ts`]?.())?.[name];
  if (!phrases) throw new Error(`There are no phrases ${language}/${file}`);
  return phrases;
}

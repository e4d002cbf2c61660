import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";

// Emails are the server's alone: the type and the pattern leave out the same.
type Emails = "emails" | `${string}Emails`;
const modules = import.meta.glob<Record<string, object>>(["../../phrases/*/*.ts", "!../../phrases/*/*emails.ts"]);

/** What the browser can show. */
export type BrowserPhrases = Omit<Phrases, Extract<keyof Phrases, Emails>>;

/** One file of phrases per language. */
export type Namespace = keyof BrowserPhrases;

/** Every namespace: `not-found.ts` is `notFound`. */
export const NAMESPACES = Object.keys(modules)
  .flatMap((path) => /\/es\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [])
  .map((file) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())) as Namespace[];

/** Fetches a namespace. Rejects if that fails. */
export async function fetchPhrases(language: Language, name: Namespace): Promise<object> {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const phrases = (await modules[`../../phrases/${language}/${file}.ts`]?.())?.[name];
  if (!phrases) throw new Error(`There are no phrases ${language}/${file}`);
  return phrases;
}

export function isNamespace(name: string): name is Namespace {
  return (NAMESPACES as readonly string[]).includes(name);
}

type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Keys<Tree[Key]>}`;
}[keyof Tree & string];

type WithoutForm<Key> = Key extends `${infer Counted}_${"one" | "other"}` ? Counted : Key;

/** Whole, as `chats.errors.archiveError`; of a counted text without `_one` and `_other`. */
export type PhraseKey = WithoutForm<Keys<BrowserPhrases>>;

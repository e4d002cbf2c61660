import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";

// Type and patterns must match.
type ServerOnly = "emails" | `${string}Emails` | "pushMessages";
const modules = import.meta.glob<Record<string, object>>([
  "../../phrases/*/*.ts",
  "!../../phrases/*/*emails.ts",
  "!../../phrases/*/push-messages.ts",
]);

/** Available to the browser. */
export type BrowserPhrases = Omit<Phrases, Extract<keyof Phrases, ServerOnly>>;

/** One file of phrases per language. */
export type Namespace = keyof BrowserPhrases;

/** `not-found.ts` is `notFound`. */
export const NAMESPACES = Object.keys(modules)
  .flatMap((path) => /\/es\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [])
  .map((file) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())) as Namespace[];

/** Rejects on failure. */
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

/** Full path, such as `chats.errors.archiveError`; without `_one` and `_other`. */
export type PhraseKey = WithoutForm<Keys<BrowserPhrases>>;

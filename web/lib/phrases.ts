import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";

// Type and patterns must match.
type ServerOnly = "emails" | `${string}Emails` | "planLinkPage" | "pushMessages";
const modules = import.meta.glob<Record<string, object>>([
  "../../phrases/*/**/*.ts",
  "!../../phrases/*/**/*emails.ts",
  "!../../phrases/*/**/plan-link-page.ts",
  "!../../phrases/*/**/push-messages.ts",
]);
/** By language and name, such as `es/not-found`: the folder between them is the phrases' area. */
const files = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.replace(/^.*\/phrases\/(\w\w)\/(?:.*\/)?([\w-]+)\.ts$/, "$1/$2"),
    load,
  ]),
);

/** Available to the browser. */
export type BrowserPhrases = Omit<Phrases, Extract<keyof Phrases, ServerOnly>>;

/** One file of phrases per language. */
export type Namespace = keyof BrowserPhrases;

/** `not-found.ts` is `notFound`. */
export const NAMESPACES = [...files.keys()]
  .flatMap((file) => /^es\/(.+)$/.exec(file)?.[1] ?? [])
  .map((file) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())) as Namespace[];

/** Rejects on failure. */
export async function fetchPhrases(language: Language, name: Namespace): Promise<object> {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const phrases = (await files.get(`${language}/${file}`)?.())?.[name];
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

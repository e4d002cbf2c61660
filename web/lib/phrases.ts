import type { Phrases } from "@nakamatch/phrases/dictionary";
import { names } from "./phrase-source.ts";

/** What the browser can show; emails are the server's alone. */
export type BrowserPhrases = Omit<Phrases, "emails">;

/** A namespace of i18next: one file of phrases per language. */
export type Namespace = keyof BrowserPhrases;

/** Every namespace there is. */
export const NAMESPACES = names as readonly Namespace[];

/** Tells whether a string is the name of a namespace. */
export function isNamespace(name: string): name is Namespace {
  return names.includes(name);
}

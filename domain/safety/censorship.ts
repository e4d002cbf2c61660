import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isVisible } from "../people/visible-text.ts";

/** Filter for a person's own messages. */
export interface Censorship {
  enabled: boolean;
  /** One UTF-16 unit. */
  replacementChar: string;
  /** Custom words; built-in ones are always masked (OPEN-88). */
  languages: Readonly<Record<Language, readonly string[]>>;
}

/** In the order of the settings. */
export const CENSORSHIP_LANGUAGES: readonly Language[] = ["es", "it", "de", "en", "fr", "pt"];

/** On, with `*` (OPEN-86). */
export const DEFAULT_CENSORSHIP: Censorship = {
  enabled: true,
  replacementChar: "*",
  languages: { es: [], it: [], de: [], en: [], fr: [], pt: [] },
};

/** UTF-16 units. */
export const CUSTOM_WORD_MAX = 50;

const UNUSABLE = /[\p{M}\p{C}]/u;

/** Exactly one visible UTF-16 unit (CENSOR-04). */
export function isReplacementChar(text: string): boolean {
  return text.length === 1 && isVisible(text) && !UNUSABLE.test(text);
}

export type CustomWordProblem = "empty" | "tooLong" | "duplicate";

/** Null if visible and not listed, ignoring case (CENSOR-05, CENSOR-06). */
export function customWordProblem(word: string, listed: readonly string[]): CustomWordProblem | null {
  const key = wordKey(word.trim());
  if (!isVisible(word)) return "empty";
  if (word.trim().length > CUSTOM_WORD_MAX) return "tooLong";
  return listed.some((each) => wordKey(each) === key) ? "duplicate" : null;
}

/** Ignores case, width, accent encoding and invisible characters. */
export function wordKey(word: string): string {
  const drawn = word.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return drawn.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}

/** Invalid parts become defaults; invalid words are dropped. */
export function readCensorship(json: string | null): Censorship {
  const stored = parseObject(json);
  const lists = isObject(stored.languages) ? stored.languages : {};
  const { replacementChar: char } = stored;
  return {
    enabled: typeof stored.enabled === "boolean" ? stored.enabled : DEFAULT_CENSORSHIP.enabled,
    replacementChar: typeof char === "string" && isReplacementChar(char) ? char : DEFAULT_CENSORSHIP.replacementChar,
    languages: Object.fromEntries(
      CENSORSHIP_LANGUAGES.map((language) => [language, readWords(lists[language])]),
    ) as Record<Language, string[]>,
  };
}

function readWords(stored: unknown): string[] {
  const words: string[] = [];
  for (const word of Array.isArray(stored) ? stored : []) {
    if (typeof word === "string" && customWordProblem(word, words) === null) words.push(word.trim());
  }
  return words;
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json ?? "null");
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { isVisible } from "../people/visible-text.ts";

/** How a person has their own messages censored before they are sent (spec §3, Censorship config). */
export interface Censorship {
  enabled: boolean;
  /** What masked words are replaced with: one UTF-16 unit, as a text field counts. */
  replacementChar: string;
  /** The person's own words by language; those that the product lists are always masked too (OPEN-88). */
  languages: Readonly<Record<Language, readonly string[]>>;
}

/** The languages in the order in which the settings offer them (spec §2). */
export const CENSORSHIP_LANGUAGES: readonly Language[] = ["es", "it", "de", "en", "fr", "pt"];

/** What holds until something is set: on, with `*` (OPEN-86). */
export const DEFAULT_CENSORSHIP: Censorship = {
  enabled: true,
  replacementChar: "*",
  languages: { es: [], it: [], de: [], en: [], fr: [], pt: [] },
};

/** Length of a custom word in UTF-16 units, at most. */
export const CUSTOM_WORD_MAX = 50;

/** Halves of a character, characters that are none, and marks that merge with the letter before. */
const UNUSABLE = /[\p{M}\p{C}]/u;

/** Tells whether words can be masked with it: exactly one character, and a visible one (CENSOR-04). */
export function isReplacementChar(text: string): boolean {
  return text.length === 1 && isVisible(text) && !UNUSABLE.test(text);
}

/** Why a custom word is not added. */
export type CustomWordProblem = "empty" | "tooLong" | "duplicate";

/**
 * Checks a new custom word against those of its language: something of it is drawn, and not listed yet, whatever the case
 * (CENSOR-05, CENSOR-06). Returns null for a good one.
 */
export function customWordProblem(word: string, listed: readonly string[]): CustomWordProblem | null {
  const key = wordKey(word.trim());
  if (!isVisible(word)) return "empty";
  if (word.trim().length > CUSTOM_WORD_MAX) return "tooLong";
  return listed.some((each) => wordKey(each) === key) ? "duplicate" : null;
}

/** What all ways to write a word have in common: case, width, how accents are encoded and invisible characters do not count. */
export function wordKey(word: string): string {
  const drawn = word.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return drawn.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
}

/** The settings in a JSON text. What is missing or no setting is as by default; words that could not be added are left out. */
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

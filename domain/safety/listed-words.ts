import type { PromptAnswer } from "../people/prompts.ts";
import { hasBannedWord } from "./profanity.ts";

export interface ProfileTexts {
  firstName: string | null;
  lastName: string | null;
  bio: string | null;
}

/** Where a listed word is; an answer is named by its question. */
export type ListedWordPlace = "name" | "bio" | `prompt:${string}`;

/** Texts that other people read. */
export type ReadableTexts = Readonly<Partial<Record<ListedWordPlace, string>>>;

/** First and last name count as one text, so that no expression spans both. */
export function textsOfProfile({ firstName, lastName, bio }: ProfileTexts): ReadableTexts {
  return { name: [firstName, lastName].filter((part) => part !== null).join(" "), bio: bio ?? "" };
}

export function textsOfPrompts(prompts: readonly PromptAnswer[]): ReadableTexts {
  return Object.fromEntries(prompts.map(({ question, answer }) => [`prompt:${question}`, answer]));
}

/** Listed words common in another language: banned in nicknames, allowed in sentences. */
const EVERYDAY = /(?<!\p{L})(?:fica|pede)(?!\p{L})/giu;

export function hasListedWord(text: string): boolean {
  return hasBannedWord(text.replace(EVERYDAY, " "));
}

/** How a change of the profile affects the word filter. */
export interface ListedWordChanges {
  /** Changed texts with a listed word. */
  found: ListedWordPlace[];
  /** Texts without one, and texts that are gone. */
  clean: ListedWordPlace[];
}

/**
 * Compares texts before and after a change; unchanged ones may already be reviewed. `before` is undefined for a new
 * profile.
 */
export function listedWordChanges(before: ReadableTexts | undefined, after: ReadableTexts): ListedWordChanges {
  const changes: ListedWordChanges = { found: [], clean: [] };
  for (const place of Object.keys({ ...before, ...after }) as ListedWordPlace[]) {
    const text = after[place] ?? "";
    if (!hasListedWord(text)) changes.clean.push(place);
    else if (before?.[place] !== text) changes.found.push(place);
  }
  return changes;
}

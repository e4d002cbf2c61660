import type { ListedWordField } from "@nakamatch/contract/vocabulary/signals";
import { hasBannedWord } from "./profanity.ts";

type ProfileField = Exclude<ListedWordField, "words">;

export interface ProfileTexts {
  firstName: string | null;
  lastName: string | null;
  bio: string | null;
}

/** First and last name count as one text, so that no expression spans both. */
function readTexts({ firstName, lastName, bio }: ProfileTexts): Record<ProfileField, string> {
  return { name: [firstName, lastName].filter((part) => part !== null).join(" "), bio: bio ?? "" };
}

/** Listed words common in another language: banned in nicknames, allowed in sentences. */
const EVERYDAY = /(?<!\p{L})(?:fica|pede)(?!\p{L})/giu;

export function hasListedWord(text: string): boolean {
  return hasBannedWord(text.replace(EVERYDAY, " "));
}

/** How a change of the profile affects the word filter. */
export interface ListedWordChanges {
  /** Changed texts with a listed word. */
  found: ProfileField[];
  /** Texts without one. */
  clean: ProfileField[];
}

/**
 * Compares texts before and after a change; unchanged ones may already be reviewed. `before` is undefined for a new
 * profile.
 */
export function listedWordChanges(before: ProfileTexts | undefined, after: ProfileTexts): ListedWordChanges {
  const old = before && readTexts(before);
  const changes: ListedWordChanges = { found: [], clean: [] };
  for (const [field, text] of Object.entries(readTexts(after)) as [ProfileField, string][]) {
    if (!hasListedWord(text)) changes.clean.push(field);
    else if (old?.[field] !== text) changes.found.push(field);
  }
  return changes;
}

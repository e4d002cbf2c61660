import type { ListedWordField } from "@nakamatch/contract/vocabulary/signals";
import { hasBannedWord } from "./profanity.ts";

/** What others read of a person besides the nickname. */
export interface ProfileTexts {
  firstName: string | null;
  lastName: string | null;
  bio: string | null;
}

/**
 * The texts of a profile as moderators are shown them: first and last name together, so that a listed expression may not be
 * spread over both.
 */
function readTexts({ firstName, lastName, bio }: ProfileTexts): Record<ListedWordField, string> {
  return { name: [firstName, lastName].filter((part) => part !== null).join(" "), bio: bio ?? "" };
}

/** Listed in one language, but among the commonest words of another: as a nickname they are refused, in a sentence they are not found. */
const EVERYDAY = /(?<!\p{L})(?:fica|pede)(?!\p{L})/giu;

/** How a change of a profile concerns the word filter. */
export interface ListedWordChanges {
  /** Texts that changed and hold a listed word now. */
  found: ListedWordField[];
  /** Texts without a listed word. */
  clean: ListedWordField[];
}

/**
 * Compares the texts of a profile before and after a change. A text that stays as it is is not found again: a moderator may
 * have looked at it. `before` is undefined for a new profile.
 */
export function listedWordChanges(before: ProfileTexts | undefined, after: ProfileTexts): ListedWordChanges {
  const old = before && readTexts(before);
  const changes: ListedWordChanges = { found: [], clean: [] };
  for (const [field, text] of Object.entries(readTexts(after)) as [ListedWordField, string][]) {
    if (!hasBannedWord(text.replace(EVERYDAY, " "))) changes.clean.push(field);
    else if (old?.[field] !== text) changes.found.push(field);
  }
  return changes;
}

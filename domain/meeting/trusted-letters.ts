import { type NameProblem, nameProblem } from "../people/names.ts";
import { hasBannedWord } from "../safety/profanity.ts";

/** Null for letters by which one is named to the trusted person: as a first name, without banned words. */
export function lettersProblem(letters: string): NameProblem | null {
  return nameProblem(letters) ?? (hasBannedWord(letters) ? "invalid" : null);
}

import { NICKNAME } from "@nakamatch/contract/vocabulary/limits";

/** The shape only: bans and uniqueness are checked elsewhere. */
export type NicknameProblem = "required" | "invalid" | "tooShort" | "tooLong";

const NICKNAME_CHARACTERS = /^[A-Za-z0-9_-]+$/;

/**
 * Null if 3 to 20 ASCII letters, digits, underscores and hyphens (LIMIT-02). ASCII, because lookalikes would imitate
 * other people.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (nickname === "") return "required";
  if (!NICKNAME_CHARACTERS.test(nickname)) return "invalid";
  if (nickname.length < NICKNAME.min) return "tooShort";
  if (nickname.length > NICKNAME.max) return "tooLong";
  return null;
}

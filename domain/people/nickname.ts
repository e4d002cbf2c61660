import { NICKNAME } from "@nakamatch/contract/vocabulary/limits";

/** Why the shape of a nickname is refused; whether it is banned or taken is decided elsewhere. */
export type NicknameProblem = "required" | "invalid" | "tooShort" | "tooLong";

const NICKNAME_CHARACTERS = /^[A-Za-z0-9_-]+$/;

/**
 * Checks the shape of a nickname (spec §5: 3 to 20 letters, digits, underscores and hyphens). Letters are the basic
 * Latin ones: look-alike letters of other scripts would let one person pass for another. Returns null for a good one.
 */
export function nicknameProblem(nickname: string): NicknameProblem | null {
  if (nickname === "") return "required";
  if (!NICKNAME_CHARACTERS.test(nickname)) return "invalid";
  if (nickname.length < NICKNAME.min) return "tooShort";
  if (nickname.length > NICKNAME.max) return "tooLong";
  return null;
}

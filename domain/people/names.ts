import { NAME_MAX } from "@nakamatch/contract/vocabulary/limits";

/** Why a first or last name is refused. */
export type NameProblem = "required" | "invalid" | "mixed" | "tooLong";

/** Letters of any script, each with its accents, spaces and hyphens (spec §5). */
const NAME = /^(?:\p{L}\p{M}*|[ -])+$/u;

/** Scripts with lookalike letters: a name that mixes several of them imitates another name. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/** Compatibility variants of letters: letterlike symbols, ligatures, full width, mathematical alphabets. */
const IMITATION = /[\u2100-\u214F\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/u;

/**
 * Checks a first or last name (spec §5: required; letters, spaces and hyphens only; at most 10 characters). The length
 * counts UTF-16 units as a text field does (OPEN-89). `mixed`: its letters are of alphabets that look alike. Returns null
 * for a good one.
 */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.trim();
  if (trimmed === "") return "required";
  if (!NAME.test(trimmed)) return "invalid";
  if (IMITATION.test(trimmed) || ALIKE.filter((script) => script.test(trimmed)).length > 1) return "mixed";
  if (trimmed.length > NAME_MAX) return "tooLong";
  return null;
}

/**
 * The first and last name in a name of imported people, who have one only: the part before the first space, and the rest
 * (spec §3, EDIT-04, OPEN-22).
 */
export function splitRealName(realName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = realName.trim().split(" ");
  return { firstName, lastName: rest.join(" ").trim() };
}

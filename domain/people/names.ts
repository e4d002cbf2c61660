import { NAME_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import { withoutUnseen } from "./visible-text.ts";

export type NameProblem = "required" | "invalid" | "mixed" | "tooLong";

/** Any script with accents, spaces, hyphens. */
const NAME = /^(?:\p{L}\p{M}*|[ -])+$/u;

/** Mixing these lookalike scripts imitates another name. */
const ALIKE = "Latin Cyrillic Greek Armenian Cherokee Lisu Canadian_Aboriginal Coptic Deseret Osage"
  .split(" ")
  .map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/**
 * Letterlike symbols, ligatures, full width, mathematical, small capitals, raised. Ordinal indicators may end a
 * word, as in `Mª`.
 */
const IMITATION =
  /[\u2100-\u214F\uFB00-\uFB06\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u1D00-\u1DBF\u02B0-\u02B8\u2071\u207F\u2090-\u209C\u0262\u026A\u0274\u0280\u028F\u0299\u029C\u029F\uA730\uA731]|(?<!\p{L})[ªº]|[ªº](?=\p{L})/u;

/**
 * Null if valid (LIMIT-03): letters, spaces and hyphens, at most 10 UTF-16 units as stored (OPEN-89). `mixed`: lookalike
 * scripts.
 */
export function nameProblem(name: string): NameProblem | null {
  const trimmed = name.normalize("NFC").trim();
  const drawn = withoutUnseen(trimmed);
  if (/^-*$/.test(drawn)) return "required";
  if (!NAME.test(trimmed) || drawn !== trimmed.replaceAll(" ", "")) return "invalid";
  if (IMITATION.test(trimmed) || ALIKE.filter((script) => script.test(trimmed)).length > 1) return "mixed";
  if (trimmed.length > NAME_MAX) return "tooLong";
  return null;
}

/** Splits an imported single name at the first space (EDIT-04, OPEN-22). */
export function splitRealName(realName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = realName.trim().split(" ");
  return { firstName, lastName: rest.join(" ").trim() };
}

/**
 * What others read in place of the nickname (PROFILE-05); null is the nickname itself. `first` never shows a part of the last
 * name, also where an imported person has the whole name in one field.
 */
export function shownName(
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
  choice: NameChoice,
): string | null {
  const full = [firstName, lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
  const shown = {
    full,
    first: lastName === null ? splitRealName(full).firstName : (firstName ?? "").trim(),
    nickname: "",
  };
  return shown[choice] || null;
}

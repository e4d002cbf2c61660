import { PASSWORD } from "@nakamatch/contract/vocabulary/limits";

/** The four items of the live checklist (REG-36). */
export const PASSWORD_RULES = ["length", "digit", "special", "uppercase"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** Why a password is refused: `tooShort` is the explicit 6-character check, `weak` the full rule (OPEN-13). */
export type PasswordProblem = "required" | "tooShort" | "weak" | "tooLong";

/** Tells for each item of the checklist whether a password meets it (spec §5; special characters: OPEN-14). */
export function passwordChecklist(password: string): Record<PasswordRule, boolean> {
  return {
    length: password.length >= PASSWORD.min,
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  };
}

/** Checks a new password: the 6-character check first, then the full rule, then the maximum. Null for a good one. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "required";
  if (password.length < PASSWORD.short) return "tooShort";
  if (!PASSWORD_RULES.every((rule) => passwordChecklist(password)[rule])) return "weak";
  if (password.length > PASSWORD.max) return "tooLong";
  return null;
}

import { PASSWORD } from "@nakamatch/contract/vocabulary/limits";

/** Items of the live checklist (REG-36). */
export const PASSWORD_RULES = ["length", "digit", "special", "uppercase"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `tooShort`: below 6 characters; `weak`: fails the full rule (OPEN-13). */
export type PasswordProblem = "required" | "tooShort" | "weak" | "tooLong";

/** Evaluates each item (LIMIT-05; special characters: OPEN-14). */
export function passwordChecklist(password: string): Record<PasswordRule, boolean> {
  return {
    length: password.length >= PASSWORD.min,
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{M}\p{Nd}\s]/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
  };
}

/** Null if valid. Checks 6 characters, then the full rule, then the maximum. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "required";
  if (password.length < PASSWORD.short) return "tooShort";
  if (!PASSWORD_RULES.every((rule) => passwordChecklist(password)[rule])) return "weak";
  if (password.length > PASSWORD.max) return "tooLong";
  return null;
}

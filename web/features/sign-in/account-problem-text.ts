import type { Translate } from "../../lib/i18n.ts";

/**
 * The text of a problem with a field of the account, with a general fallback. Separate from
 * registration, so that screens with only a password stay small.
 */
export function accountProblemText(
  t: Translate,
  field: "nickname" | "birthDate" | "email" | "password" | "confirmPassword",
  reason: string,
): string {
  // A test compares the phrases with the domain's reasons.
  const key = `register.problems.${field}.${reason}` as "register.problems.nickname.required";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

/**
 * The text at the password's field: the whole rule. The 6-character text is for the registration's toast only (ERR-10,
 * OPEN-13).
 */
export function passwordProblemText(t: Translate, reason: string): string {
  return accountProblemText(t, "password", reason === "tooShort" ? "weak" : reason);
}

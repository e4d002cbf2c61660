import type { Translate } from "../lib/i18n.ts";

/**
 * The text of a problem with a field of the account, such as its password (specification §8). A reason without a text of
 * its own gets the general one. Apart from the registration, so that a screen with a password only does not load a form.
 */
export function accountProblemText(
  t: Translate,
  field: "nickname" | "birthDate" | "email" | "password" | "confirmPassword",
  reason: string,
): string {
  // The reasons of each field are the domain's; a test compares the phrases with them.
  const key = `register.problems.${field}.${reason}` as "register.problems.nickname.required";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

/**
 * The text at the password's own field. Beside the checklist there is one rule, the whole one; the 6-character text is
 * for the registration's toast alone (ERR-10, OPEN-13).
 */
export function passwordProblemText(t: Translate, reason: string): string {
  return accountProblemText(t, "password", reason === "tooShort" ? "weak" : reason);
}

import type { RegistrationForm, RegistrationReason } from "@nakamatch/domain/people/registration";
import type { TFunction } from "i18next";

/** The words for a field's problem (specification §8). A reason without words of its own gets the general ones. */
export function problemText(t: TFunction, field: keyof RegistrationForm, reason: RegistrationReason | string): string {
  // Which reasons a field can have is the domain's affair; a test holds the phrases against it.
  const key = `register.problems.${field}.${reason}` as "register.problems.firstName.required";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

import type { TFunction } from "i18next";
import { factProblemText } from "../../people/facts/fact-problem.ts";
import { emptyPersonFacts, type PersonFactsForm } from "../../people/facts/person-facts-form.tsx";
import type { RegistrationForm } from "./registration-form.ts";

/** The words for a field's problem (specification §8). A reason without words of its own gets the general ones. */
export function problemText(t: TFunction, field: keyof RegistrationForm, reason: string): string {
  if (isFact(field)) return factProblemText(t, field, reason);
  // The reasons of each field are the domain's; a test compares the phrases with them.
  const key = `register.problems.${field}.${reason}` as "register.problems.nickname.required";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

function isFact(field: keyof RegistrationForm): field is keyof PersonFactsForm {
  return field in emptyPersonFacts;
}

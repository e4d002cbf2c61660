import { useFormContext } from "react-hook-form";
import type { Translate } from "../lib/i18n.ts";
import { useTranslation } from "../lib/translation.tsx";
import { emptyPersonFacts, factProblemText, type PersonFactsForm } from "../person/facts/person-facts-form.tsx";
import { accountProblemText, passwordProblemText } from "./account-problem-text.ts";
import type { RegistrationForm } from "./registration-form.ts";

/** The words for a field's problem (specification §8). A reason without words of its own gets the general ones. */
export function problemText(t: Translate, field: keyof RegistrationForm, reason: string): string {
  if (isFact(field)) return factProblemText(t, field, reason);
  return accountProblemText(t, field, reason);
}

function isFact(field: keyof RegistrationForm): field is keyof PersonFactsForm {
  return field in emptyPersonFacts;
}

/** Gives the words for what is wrong with a field of the registration form, or undefined. */
export function useProblem(): (field: keyof RegistrationForm) => string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormContext<RegistrationForm>().formState;
  return (field) => {
    const reason = errors[field]?.type;
    if (reason === undefined) return undefined;
    return field === "password" ? passwordProblemText(t, String(reason)) : problemText(t, field, String(reason));
  };
}

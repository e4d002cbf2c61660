import { useFormContext } from "react-hook-form";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";
import type { PersonFactsForm } from "./person-facts-form.tsx";

/** The words for what is wrong with a fact (specification §8). A reason without words of its own gets general ones. */
export function factProblemText(t: Translate, field: keyof PersonFactsForm, reason: string): string {
  // The reasons of each field are the domain's; a test compares the phrases with them.
  const key = `person.problems.${field}${capitalized(reason)}` as "person.problems.firstNameRequired";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Gives the words for what is wrong with a fact in the form around, or undefined. */
export function useFactProblem(): (field: keyof PersonFactsForm) => string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormContext<PersonFactsForm>().formState;
  return (field) => {
    const reason = errors[field]?.type;
    return reason === undefined ? undefined : factProblemText(t, field, String(reason));
  };
}

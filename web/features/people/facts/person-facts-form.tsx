import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn, useController, useFormContext } from "react-hook-form";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";

/** Form values of a person's facts (REG-03). `city` is the numeric id. */
export interface PersonFactsForm {
  firstName: string;
  lastName: string;
  country: string;
  city: string;
  cityName: string;
  bio: string;
  gender: Gender | "";
  lookingFor: LookingFor | "";
  friendshipPreference: Gender[];
  relationshipPreference: Gender[];
}

export const emptyPersonFacts: PersonFactsForm = {
  firstName: "",
  lastName: "",
  country: "",
  city: "",
  cityName: "",
  bio: "",
  gender: "",
  lookingFor: "",
  friendshipPreference: [],
  relationshipPreference: [],
};

/**
 * Provides a form with a person's facts, and any others, to the fields of this folder. Errors have a reason of
 * `parsePersonFacts` as `type`.
 */
export function PersonFactsProvider<Form extends PersonFactsForm, Output>({
  form,
  children,
}: {
  form: UseFormReturn<Form, unknown, Output>;
  children: ReactNode;
}) {
  return <FormProvider {...form}>{children}</FormProvider>;
}

/** The text of a fact's problem, with a general fallback. */
export function factProblemText(t: Translate, field: string, reason: string): string {
  // A test compares the phrases with the domain's reasons.
  const key = `person.problems.${field}${capitalized(reason)}` as "person.problems.firstNameRequired";
  return t(key, { defaultValue: t("errors.generic.validation") });
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words a fact's problem in the surrounding form, if any. */
export function useFactProblem(): (field: keyof PersonFactsForm) => string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormContext<PersonFactsForm>().formState;
  return (field) => {
    const reason = errors[field]?.type;
    return reason === undefined ? undefined : factProblemText(t, field, String(reason));
  };
}

/** Connects a selection field to the form; `value` and `onChange` are the caller's. */
export function useChosenFact<Name extends "country" | "city" | "gender" | "lookingFor">(name: Name) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const problem = useFactProblem();
  const { ref, onBlur, value, onChange } = useController({ control, name }).field;
  return { field: { ref, name, onBlur, label: t(`person.fields.${name}`), error: problem(name) }, value, onChange };
}

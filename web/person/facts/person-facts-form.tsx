import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn, useController, useFormContext } from "react-hook-form";
import type { Translate } from "../../lib/i18n.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** A person's facts while they are filled in (specification §3, REG-03). `city` is the numeric id as text. */
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

/** The facts of a person who has filled in nothing yet. */
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
 * Gives a form to the fields of this folder. Any form will do that holds a person's facts, whatever else it holds. Its
 * resolver reports a problem as an error of which `type` is the reason of `parsePersonFacts`.
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

/** What a field that is chosen takes from the form around: `value` and `onChange` are the caller's. */
export function useChosenFact<Name extends "country" | "city" | "gender" | "lookingFor">(name: Name) {
  const { t } = useTranslation();
  const { control } = useFormContext<PersonFactsForm>();
  const problem = useFactProblem();
  const { ref, onBlur, value, onChange } = useController({ control, name }).field;
  return { field: { ref, name, onBlur, label: t(`person.fields.${name}`), error: problem(name) }, value, onChange };
}

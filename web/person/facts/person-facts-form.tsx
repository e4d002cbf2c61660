import type { Gender, LookingFor } from "@nakamatch/contract/vocabulary/people";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";

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

import { utcDate } from "@nakamatch/domain/people/age";
import {
  type RegistrationForm,
  type RegistrationProblem,
  registrationProblems,
} from "@nakamatch/domain/people/registration";
import type { FieldErrors, Resolver } from "react-hook-form";

/** The fields in the order in which they stand on the page: the first wrong one gets the focus. */
export const FIELD_ORDER = [
  "firstName",
  "lastName",
  "nickname",
  "birthDate",
  "bio",
  "country",
  "city",
  "email",
  "password",
  "confirmPassword",
  "gender",
  "lookingFor",
  "friendshipPreference",
  "relationshipPreference",
] as const satisfies readonly (keyof RegistrationForm)[];

export const emptyRegistration: RegistrationForm = {
  firstName: "",
  lastName: "",
  nickname: "",
  email: "",
  birthDate: "",
  password: "",
  confirmPassword: "",
  country: "",
  city: "",
  cityName: "",
  bio: "",
  gender: "",
  lookingFor: "",
  friendshipPreference: [],
  relationshipPreference: [],
};

/** What speaks against the form today, by the rule of the domain. */
export function problemsToday(form: RegistrationForm): RegistrationProblem[] {
  return registrationProblems(form, utcDate(new Date()));
}

/** What speaks against one value of one field, whatever the others hold. */
export function problemOf<Field extends "nickname" | "email">(
  field: Field,
  value: string,
): RegistrationProblem["reason"] | null {
  return (
    problemsToday({ ...emptyRegistration, [field]: value }).find((problem) => problem.field === field)?.reason ?? null
  );
}

/**
 * Checks the form by the rule of the domain, and by what the server has answered about nickname and e-mail (`known`).
 * The reason becomes the error's `type`; the words are found when it is shown, so that they follow the language.
 */
export function registrationResolver(
  known: (form: RegistrationForm) => RegistrationProblem[],
): Resolver<RegistrationForm> {
  return (form) => {
    const problems = [...problemsToday(form), ...known(form)];
    if (problems.length === 0) return { values: form, errors: {} };
    const errors: FieldErrors<RegistrationForm> = {};
    for (const { field, reason } of problems) errors[field] ??= { type: reason };
    return { values: {}, errors };
  };
}

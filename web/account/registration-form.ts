import { utcDate } from "@nakamatch/domain/people/age";
import type { Parsed } from "@nakamatch/domain/people/parsed";
import { parseRegistration, type Registration } from "@nakamatch/domain/people/registration";
import { type FieldErrors, type Resolver, useFormContext } from "react-hook-form";
import type { Translate } from "../lib/i18n.ts";
import { useTranslation } from "../lib/translation.tsx";
import { emptyPersonFacts, factProblemText, type PersonFactsForm } from "../person/facts/person-facts-form.tsx";
import { accountProblemText, passwordProblemText } from "./account-problem-text.ts";

/** What the registration form holds (specification §3, REG-03). */
export interface RegistrationForm extends PersonFactsForm {
  nickname: string;
  birthDate: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** In the order of the page. */
export const emptyRegistration: RegistrationForm = {
  firstName: "",
  lastName: "",
  nickname: "",
  birthDate: "",
  bio: "",
  country: "",
  city: "",
  cityName: "",
  email: "",
  password: "",
  confirmPassword: "",
  gender: "",
  lookingFor: "",
  friendshipPreference: [],
  relationshipPreference: [],
};

/** The first wrong one gets the focus. */
export const FIELD_ORDER = Object.keys(emptyRegistration) as (keyof RegistrationForm)[];

/** What is wrong with a field of the form: a reason of the domain, of the server, or `mismatch` of the form itself. */
export interface FormProblem {
  field: keyof RegistrationForm;
  reason: string;
}

/** Reads the form by the rules of the domain; the form's own rule is that the password is repeated (REG-39). */
export function parseForm(form: RegistrationForm): Parsed<Registration, FormProblem> {
  const parsed = parseRegistration(form, utcDate(new Date()));
  if (form.confirmPassword === form.password) return parsed;
  const mismatch: FormProblem = { field: "confirmPassword", reason: "mismatch" };
  return { ok: false, problems: parsed.ok ? [mismatch] : [...parsed.problems, mismatch] };
}

/**
 * Checks the form by `parse`, and by what the server has answered about nickname and e-mail (`known`). The reason
 * becomes the error's `type`; the words are found when it is shown, so that they follow the language.
 */
export function registrationResolver<Checked extends object>(
  parse: (form: RegistrationForm) => Parsed<Checked, FormProblem>,
  known: (form: RegistrationForm) => FormProblem[],
): Resolver<RegistrationForm, unknown, Checked> {
  return (form) => {
    const parsed = parse(form);
    const problems = [...(parsed.ok ? [] : parsed.problems), ...known(form)];
    if (parsed.ok && problems.length === 0) return { values: parsed.value, errors: {} };
    const errors: FieldErrors<RegistrationForm> = {};
    for (const { field, reason } of problems) errors[field] ??= { type: reason };
    return { values: {}, errors };
  };
}

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

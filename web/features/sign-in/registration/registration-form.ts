import { utcDate } from "@nakamatch/domain/people/age";
import type { Parsed } from "@nakamatch/domain/people/parsed";
import { parseRegistration, type Registration } from "@nakamatch/domain/people/registration";
import { useFormContext } from "react-hook-form";
import type { Translate } from "../../../lib/i18n.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { emptyPersonFacts, factProblemText, type PersonFactsForm } from "../../people/facts/person-facts-form.tsx";
import { accountProblemText, passwordProblemText } from "../account-problem-text.ts";

/** Values of the form (REG-03). */
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

/** The first invalid field gets the focus. */
export const FIELD_ORDER = Object.keys(emptyRegistration) as (keyof RegistrationForm)[];

/** The first field of each panel (REG-01). */
export const PANEL_STARTS = ["firstName", "country", "email", "gender"] as const;

/** A reason of domain or server, or the form's own about the repeated password. */
export interface FormProblem {
  field: keyof RegistrationForm;
  reason: string;
}

/** Validates by the domain's rules; repeating the password is the form's own (REG-39). */
export function parseForm(form: RegistrationForm): Parsed<Registration, FormProblem> {
  const parsed = parseRegistration(form, utcDate(new Date()));
  const { password, confirmPassword } = form;
  if (confirmPassword === password && password !== "") return parsed;
  const reason = confirmPassword === password ? "required" : "mismatch";
  return { ok: false, problems: [...(parsed.ok ? [] : parsed.problems), { field: "confirmPassword", reason }] };
}

/** The text of a field's problem, with a general fallback. */
export function problemText(t: Translate, field: keyof RegistrationForm, reason: string): string {
  if (isFact(field)) return factProblemText(t, field, reason);
  return accountProblemText(t, field, reason);
}

function isFact(field: keyof RegistrationForm): field is keyof PersonFactsForm {
  return field in emptyPersonFacts;
}

/** Words a field's problem, if any. */
export function useProblem(): (field: keyof RegistrationForm) => string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormContext<RegistrationForm>().formState;
  return (field) => {
    const reason = errors[field]?.type;
    if (reason === undefined) return undefined;
    return field === "password" ? passwordProblemText(t, String(reason)) : problemText(t, field, String(reason));
  };
}

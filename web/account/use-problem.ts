import { useFormContext } from "react-hook-form";
import { useTranslation } from "../lib/translation.tsx";
import { passwordProblemText } from "./account-problem-text.ts";
import { problemText } from "./problem-text.ts";
import type { RegistrationForm } from "./registration-form.ts";

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

import type { Registration } from "@nakamatch/domain/people/registration";
import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { type SubmitEvent, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api.ts";
import { toAppError } from "../../lib/errors.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { usePointerReleased } from "../../lib/pointer-released.ts";
import { useErrorToast } from "../../ui/toast.tsx";
import { emailRule, nicknameRule } from "./availability-rules.ts";
import { problemText } from "./problem-text.ts";
import { emptyRegistration, FIELD_ORDER, type RegistrationForm } from "./registration-form.ts";
import { type FormProblem, parseForm, registrationResolver } from "./registration-resolver.ts";
import { useAvailability } from "./use-availability.ts";

/**
 * State of the registration form: its values, the two availabilities, and what submit does (specification §4, §5, §8).
 *
 * @param known the address that was typed elsewhere, or none
 * @param onDone called with the e-mail address once the account exists
 */
export function useRegistration(known: string, onDone: (email: string) => void) {
  const { t, i18n } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const nickname = useAvailability(nicknameRule);
  const email = useAvailability(emailRule);
  const [busy, setBusy] = useState(false);
  const pointerReleased = usePointerReleased();

  const resolver = useMemo(() => {
    const against = [
      ["nickname", nickname.reasonAgainst],
      ["email", email.reasonAgainst],
    ] as const;
    const resolve = registrationResolver((form) =>
      against.flatMap(([field, reasonAgainst]): FormProblem[] => {
        const reason = reasonAgainst(form[field]);
        return reason ? [{ field, reason }] : [];
      }),
    );
    return async (...form: Parameters<typeof resolve>) => {
      await pointerReleased();
      return resolve(...form);
    };
  }, [nickname.reasonAgainst, email.reasonAgainst, pointerReleased]);
  const form = useForm<RegistrationForm, unknown, Registration>({
    defaultValues: { ...emptyRegistration, email: known },
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });

  /** Tells the first problem of the page, how many more there are, and focuses its field (ERR-01). */
  const refuse = (problems: FormProblem[], titleOf: (first: FormProblem) => string) => {
    const rank = ({ field }: FormProblem) => FIELD_ORDER.indexOf(field);
    const [first, ...more] = problems.toSorted((one, other) => rank(one) - rank(other));
    if (!first) return;
    const text = problemText(t, first.field, first.reason);
    fail(
      titleOf(first),
      <>
        <span className="block">{text}</span>
        {more.length > 0 && <span className="block">{t("register.moreProblems", { count: more.length })}</span>}
      </>,
    );
    form.setFocus(first.field);
  };

  /** A nickname that was taken meanwhile has a title of its own (ERR-14), any other refusal the general one (ERR-15). */
  const signUpTitle = ({ field, reason }: FormProblem) =>
    t(field === "nickname" && reason === "taken" ? "register.nicknameTakenTitle" : "register.failedTitle");

  const send = async (registration: Registration) => {
    try {
      await api.accounts.signUp(signUpCall(registration, { origin: location.origin, language: currentLanguage(i18n) }));
    } catch (thrown) {
      const error = toAppError(thrown);
      const problems = error.issues.flatMap(({ path, reason }) => {
        const field = path.split(".").at(-1) as keyof RegistrationForm;
        return field in emptyRegistration ? [{ field, reason }] : [];
      });
      for (const { field, reason } of problems) {
        if (field === "nickname") nickname.learn(form.getValues("nickname"), reason);
        if (field === "email") email.learn(form.getValues("email"), reason);
        form.setError(field, { type: reason });
      }
      if (problems.length > 0) refuse(problems, signUpTitle);
      else fail(t("register.failedTitle"), error.text(t));
      return;
    }
    onDone(registration.email);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    clearError();
    setBusy(true);
    try {
      const filled = form.getValues();
      const checks = Promise.all([nickname.check(filled.nickname), email.check(filled.email)]);
      // Other problems are told at once, without waiting for the server.
      if (parseForm(filled).ok) await checks;
      await form.handleSubmit(send, (errors) =>
        refuse(
          FIELD_ORDER.flatMap((field) => (errors[field] ? [{ field, reason: String(errors[field].type) }] : [])),
          () => t("register.validationTitle"),
        ),
      )(event);
    } finally {
      setBusy(false);
    }
  };

  return { form, nickname, email, busy, submit };
}

export type RegistrationState = ReturnType<typeof useRegistration>;

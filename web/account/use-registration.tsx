import type { Parsed } from "@nakamatch/domain/people/parsed";
import { type SubmitEvent, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { isRetryable, toAppError } from "../lib/errors.ts";
import { usePointerReleased } from "../lib/pointer-released.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useErrorToast } from "../ui/toast.tsx";
import { emailRule, nicknameRule } from "./availability-rules.ts";
import { problemText } from "./problem-text.ts";
import { emptyRegistration, FIELD_ORDER, type RegistrationForm } from "./registration-form.ts";
import { type FormProblem, registrationResolver } from "./registration-resolver.ts";
import { useAvailability } from "./use-availability.ts";

export interface RegistrationKind<Checked> {
  known: Partial<RegistrationForm>;
  /** From a provider, not typed. */
  isAddressGiven?: boolean;
  parse: (form: RegistrationForm) => Parsed<Checked, FormProblem>;
  /** Errors show at their field or as a toast. */
  send: (checked: Checked) => Promise<void>;
}

/** Registration form: values, availabilities, submit (spec §4, §5, §8). */
export function useRegistration<Checked extends object>(kind: RegistrationKind<Checked>) {
  const { known, isAddressGiven = false, parse } = kind;
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const nickname = useAvailability(nicknameRule);
  const email = useAvailability(emailRule);
  const [busy, setBusy] = useState(false);
  /** Without an answer the nickname may be taken. */
  const isUnclear = useRef(false);
  const pointerReleased = usePointerReleased();

  const resolver = useMemo(() => {
    const against = [
      ["nickname", nickname.reasonAgainst],
      ["email", email.reasonAgainst],
    ] as const;
    const resolve = registrationResolver(parse, (form) =>
      against.flatMap(([field, reasonAgainst]): FormProblem[] => {
        if (isUnclear.current) return [];
        const reason = reasonAgainst(form[field]);
        return reason ? [{ field, reason }] : [];
      }),
    );
    return async (...form: Parameters<typeof resolve>) => {
      await pointerReleased();
      return resolve(...form);
    };
  }, [parse, nickname.reasonAgainst, email.reasonAgainst, pointerReleased]);
  const form = useForm<RegistrationForm, unknown, Checked>({
    defaultValues: { ...emptyRegistration, ...known },
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });

  /** Shows the first problem, counts others, focuses its field (ERR-01). */
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

  /** A nickname taken meanwhile has its own title (ERR-14, ERR-15). */
  const signUpTitle = ({ field, reason }: FormProblem) =>
    t(field === "nickname" && reason === "taken" ? "register.nicknameTakenTitle" : "register.failedTitle");

  const send = async (checked: Checked) => {
    try {
      await kind.send(checked);
    } catch (thrown) {
      const error = toAppError(thrown);
      isUnclear.current = isRetryable(error);
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
      else fail(t("register.failedTitle"), error.code === "INTERNAL" ? t("errors.generic.general") : error.text(t));
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    clearError();
    setBusy(true);
    try {
      const filled = form.getValues();
      const checks = Promise.all([nickname.check(filled.nickname), !isAddressGiven && email.check(filled.email)]);
      // Other problems need not wait for the server.
      if (parse(filled).ok) await checks;
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

export type RegistrationState<Checked extends object = object> = ReturnType<typeof useRegistration<Checked>>;

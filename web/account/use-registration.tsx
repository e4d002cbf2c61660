import { emailProblem } from "@nakamatch/domain/people/email";
import { nicknameProblem } from "@nakamatch/domain/people/nickname";
import type { Parsed } from "@nakamatch/domain/people/parsed";
import { type SubmitEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useDebounce } from "../lib/debounce.ts";
import { isRetryable, toAppError } from "../lib/errors.ts";
import { usePointerReleased } from "../lib/pointer-released.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useErrorToast } from "../ui/toast.tsx";
import {
  emptyRegistration,
  FIELD_ORDER,
  type FormProblem,
  problemText,
  type RegistrationForm,
  registrationResolver,
} from "./registration-form.ts";

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

  const resolve = registrationResolver(parse, (form) =>
    Object.entries({ nickname, email }).flatMap(([name, { reasonAgainst }]): FormProblem[] => {
      const field = name as "nickname" | "email";
      const reason = isUnclear.current ? null : reasonAgainst(form[field]);
      return reason ? [{ field, reason }] : [];
    }),
  );
  const form = useForm<RegistrationForm, unknown, Checked>({
    defaultValues: { ...emptyRegistration, ...known },
    resolver: async (...form) => {
      await pointerReleased();
      return resolve(...form);
    },
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

/** Under 3 characters the state is unknown; a wrong shape is unavailable without asking; the rest the server decides. */
const nicknameRule: AvailabilityRule = {
  local(nickname) {
    const problem = nicknameProblem(nickname);
    if (problem === null) return null;
    // A wrong character in a text that is still too short is no news yet (REG-14).
    const tooShort = problem === "required" || problem === "tooShort" || nickname.length < 3;
    return tooShort ? { status: "unknown", reason: null } : { status: "unavailable", reason: problem };
  },
  async ask(nickname) {
    const { api } = await import("../lib/api.ts");
    const { available, reason } = await api.accounts.nicknameAvailability({ nickname });
    return available ? null : (reason ?? "taken");
  },
};

/** Unknown while the text is no address yet. */
const emailRule: AvailabilityRule = {
  local: (email) => (emailProblem(email) === null ? null : { status: "unknown", reason: null }),
  async ask(email) {
    const { api } = await import("../lib/api.ts");
    const { available } = await api.accounts.emailAvailability({ email: email.trim() });
    return available ? null : "inUse";
  },
};

/** Pause in typing after which the server is asked, in milliseconds. */
const TYPING_PAUSE_MS = 400;

/** What is known about a value (specification §4; REG-14..16, REG-34). `reason` is why it is unavailable. */
interface Availability {
  value: string;
  status: "unknown" | "checking" | "available" | "unavailable";
  reason: string | null;
}

interface AvailabilityRule {
  /** What is known without asking; null where the server has to be asked. */
  local: (value: string) => Pick<Availability, "status" | "reason"> | null;
  /** Asks the server; answers why the value is unavailable, or null for an available one. */
  ask: (value: string) => Promise<string | null>;
}

const nothing: Availability = { value: "", status: "unknown", reason: null };

/**
 * The availability of a nickname or an e-mail address: checked after a pause in typing, on blur and on submit (OPEN-18).
 * Only the answer about the latest value counts. A check that fails leaves the state unknown, which forbids nothing
 * (REG-35): the server decides at sign-up.
 */
function useAvailability({ local, ask }: AvailabilityRule) {
  const [state, setState] = useState(nothing);
  const latest = useRef(nothing);
  const question = useRef(0);
  const { run, cancel } = useDebounce(TYPING_PAUSE_MS);

  const set = (next: Availability) => {
    latest.current = next;
    setState(next);
  };

  const check = async (value: string): Promise<void> => {
    cancel();
    question.current += 1;
    const mine = question.current;
    const here = local(value);
    if (here) return set({ value, ...here });
    // A known answer stays on the page while it is checked again.
    const answered = latest.current.value === value && latest.current.status !== "unknown";
    if (!answered) set({ value, status: "checking", reason: null });
    const next = await ask(value).then(
      (reason): Availability => ({ value, status: reason === null ? "available" : "unavailable", reason }),
      (): Availability => ({ value, status: "unknown", reason: null }),
    );
    if (mine === question.current) set(next);
  };

  const typed = (value: string) => {
    cancel();
    question.current += 1;
    const here = local(value);
    set({ value, ...(here ?? { status: "checking", reason: null }) });
    if (!here) run(() => void check(value));
  };

  /** Takes over an answer that the server gave elsewhere, such as at sign-up. */
  const learn = (value: string, reason: string) => {
    cancel();
    question.current += 1;
    set({ value, status: "unavailable", reason });
  };

  /** Why this value is unavailable, as far as it is known. */
  const reasonAgainst = (value: string) => (latest.current.value === value ? latest.current.reason : null);

  return { state, check, typed, learn, reasonAgainst };
}

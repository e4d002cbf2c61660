import type { NameChoice } from "@nakamatch/contract/vocabulary/people";
import { emailProblem } from "@nakamatch/domain/people/email";
import { nicknameProblem } from "@nakamatch/domain/people/nickname";
import type { Parsed } from "@nakamatch/domain/people/parsed";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigationType } from "react-router";
import { useDebounce } from "../../../lib/debounce.ts";
import { isRetryable, toAppError } from "../../../lib/errors.ts";
import { usePointerReleased } from "../../../lib/pointer-released.ts";
import { forgetDraft, readDraft } from "../../../lib/registration-draft.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { useErrorToast } from "../../../ui/toast.tsx";
import { domainResolver, problemsOf, refusedFields } from "../../people/form-problems.ts";
import { keepDraft } from "../keep-draft.ts";
import {
  emptyRegistration,
  FIELD_ORDER,
  type FormProblem,
  PANEL_STARTS,
  problemText,
  type RegistrationForm,
} from "./registration-form.ts";
import { usePanels } from "./use-panels.ts";

export interface RegistrationKind<Checked> {
  known: Partial<RegistrationForm>;
  /** From a provider, not typed. */
  isAddressGiven?: boolean;
  parse: (form: RegistrationForm) => Parsed<Checked, FormProblem>;
  /** Errors show at their field or as a toast. */
  send: (checked: Checked, nameChoice: NameChoice) => Promise<void>;
}

/** Registration form: values, availabilities, submit. */
export function useRegistration<Checked extends object>(kind: RegistrationKind<Checked>) {
  const { known, isAddressGiven = false, parse } = kind;
  const { t } = useTranslation();
  const { fail, clearError } = useErrorToast();
  const nickname = useAvailability(nicknameRule);
  const email = useAvailability(emailRule);
  const availabilities = { nickname, email };
  const [busy, setBusy] = useState(false);
  /** After a lost answer the nickname may be taken by this registration. */
  const isUnclear = useRef(false);
  const pointerReleased = usePointerReleased();
  const [{ nameChoice: kept = "full", ...draft }] = useState<{ nameChoice?: NameChoice }>(readDraft);
  /** No value of the form (REG-03), but kept with it. */
  const [nameChoice, setNameChoice] = useState(kept);
  // Just typed at login; after a reload the form's own value counts.
  const isCarried = useNavigationType() === "PUSH" && Boolean(known.email);

  const resolve = domainResolver<RegistrationForm, Checked>((form) => {
    const parsed = parse(form);
    const known = (["nickname", "email"] as const).flatMap((field): FormProblem[] => {
      const reason = isUnclear.current ? null : availabilities[field].reasonAgainst(form[field]);
      return reason ? [{ field, reason }] : [];
    });
    return known.length === 0 ? parsed : { ok: false, problems: [...(parsed.ok ? [] : parsed.problems), ...known] };
  });
  const form = useForm<RegistrationForm, unknown, Checked>({
    defaultValues: { ...emptyRegistration, ...known, ...draft, ...(isCarried && { email: known.email }) },
    resolver: async (...form) => {
      await pointerReleased();
      return resolve(...form);
    },
    mode: "onTouched",
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft({ ...values, nameChoice }) }),
    [form, nameChoice],
  );
  const choose = (nameChoice: NameChoice) => {
    setNameChoice(nameChoice);
    keepDraft({ ...form.getValues(), nameChoice });
  };

  /** The first fields of the panels; a given address needs none. */
  const starts = PANEL_STARTS.filter((field) => !(isAddressGiven && field === "email"));
  const fieldsOf = (panel: number) => {
    const [from, to] = [starts[panel - 1], starts[panel]].map((field) => field && FIELD_ORDER.indexOf(field));
    return FIELD_ORDER.slice(from, to);
  };
  const panelOf = (field: keyof RegistrationForm) =>
    starts.findLastIndex((start) => FIELD_ORDER.indexOf(start) <= FIELD_ORDER.indexOf(field)) + 1;

  /** Field to focus once its panel is open. */
  const wanted = useRef<keyof RegistrationForm>(undefined);
  const progress = useRef<HTMLParagraphElement>(null);
  const focus = (field: keyof RegistrationForm) => {
    form.setFocus(field);
    if (panels.current()) document.activeElement?.scrollIntoView({ block: "center" });
  };
  const panels = usePanels(() => {
    if (wanted.current) focus(wanted.current);
    else {
      clearError();
      progress.current?.focus({ preventScroll: true });
      progress.current?.scrollIntoView();
    }
    wanted.current = undefined;
  });
  const goTo = (field: keyof RegistrationForm) => {
    const panel = panelOf(field);
    if ([null, panel].includes(panels.current())) return focus(field);
    wanted.current = field;
    panels.open(panel);
  };
  // A reload loses the passwords, and half an hour everything.
  const reopen = useEffectEvent(() => {
    const parsed = parse(form.getValues());
    const first = parsed.ok ? starts.length : Math.min(...parsed.problems.map(({ field }) => panelOf(field)));
    if (first < Number(panels.current())) panels.open(first);
  });
  useEffect(() => reopen(), []);

  /** Shows the first problem in the order of the page, counts the others, focuses the field (ERR-01). */
  const refuse = (problems: FormProblem[], titleOf: (first: FormProblem) => string) => {
    const [first, ...more] = problems;
    if (!first) return;
    const text = problemText(t, first.field, first.reason);
    fail(
      titleOf(first),
      <>
        <span className="block">{text}</span>
        {more.length > 0 && <span className="block">{t("register.moreProblems", { count: more.length })}</span>}
      </>,
    );
    goTo(first.field);
  };

  /** A nickname taken meanwhile has its own title (ERR-14, ERR-15). */
  const signUpTitle = ({ field, reason }: FormProblem) =>
    t(field === "nickname" && reason === "taken" ? "register.nicknameTakenTitle" : "register.failedTitle");

  const send = async (checked: Checked) => {
    try {
      await kind.send(checked, nameChoice);
      forgetDraft();
    } catch (thrown) {
      const error = toAppError(thrown);
      isUnclear.current = isRetryable(error);
      const problems = refusedFields(thrown, FIELD_ORDER);
      for (const { field, reason } of problems) {
        if (field === "nickname" || field === "email") availabilities[field].learn(form.getValues(field), reason);
        form.setError(field, { type: reason });
      }
      if (problems.length > 0) refuse(problems, signUpTitle);
      else fail(t("register.failedTitle"), error.code === "INTERNAL" ? t("errors.generic.general") : error.text(t));
    }
  };

  /** On phones, all panels but the last open the next one. */
  const submit = async () => {
    clearError();
    setBusy(true);
    const panel = panels.current() ?? starts.length;
    const isLast = panel >= starts.length;
    const asked = isLast ? FIELD_ORDER : fieldsOf(panel);
    const invalid = () => refuse(problemsOf(form, asked), () => t("register.validationTitle"));
    try {
      const filled = form.getValues();
      const checks = Promise.all([
        asked.includes("nickname") && nickname.check(filled.nickname),
        asked.includes("email") && !isAddressGiven && email.check(filled.email),
      ]);
      const parsed = parse(filled);
      // Other problems are shown without waiting for the server.
      if (parsed.ok || !parsed.problems.some(({ field }) => asked.includes(field))) await checks;
      if (isLast) return await form.handleSubmit(send, invalid)();
      // As after leaving each field: a correction is seen while it is typed.
      for (const field of asked) form.setValue(field, form.getValues(field), { shouldTouch: true });
      if (!(await form.trigger(asked))) return invalid();
      if (panels.current() === panel) panels.open(panel + 1);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    nickname,
    nameChoice: { value: nameChoice, choose },
    email,
    busy,
    submit,
    panel: panels.panel,
    panelCount: starts.length,
    progress,
  };
}

export type RegistrationState<Checked extends object = object> = ReturnType<typeof useRegistration<Checked>>;

/** Unknown below 3 characters; invalid shapes are unavailable without a request. */
const nicknameRule: AvailabilityRule = {
  local(nickname) {
    const problem = nicknameProblem(nickname);
    if (problem === null) return null;
    // Incomplete texts show no problem yet (REG-14).
    const tooShort = problem === "required" || problem === "tooShort" || nickname.length < 3;
    return tooShort ? { status: "unknown", reason: null } : { status: "unavailable", reason: problem };
  },
  async ask(nickname) {
    const { api } = await import("../../../lib/api.ts");
    const { available, reason } = await api.accounts.nicknameAvailability({ nickname });
    return available ? null : (reason ?? "taken");
  },
};

/** Unknown until it is a complete address. */
const emailRule: AvailabilityRule = {
  local: (email) => (emailProblem(email) === null ? null : { status: "unknown", reason: null }),
  async ask(email) {
    const { api } = await import("../../../lib/api.ts");
    const { available } = await api.accounts.emailAvailability({ email: email.trim() });
    return available ? null : "inUse";
  },
};

/** Milliseconds. */
const TYPING_PAUSE_MS = 400;

/** Availability of a value (REG-14..16, REG-34), with the reason against it. */
interface Availability {
  value: string;
  status: "unknown" | "checking" | "available" | "unavailable";
  reason: string | null;
}

interface AvailabilityRule {
  /** The local answer; null if the server must be asked. */
  local: (value: string) => Pick<Availability, "status" | "reason"> | null;
  /** The server's reason against the value; null if available. */
  ask: (value: string) => Promise<string | null>;
}

const nothing: Availability = { value: "", status: "unknown", reason: null };

/**
 * Checks a nickname or email after a pause in typing, on blur and on submit (OPEN-18). Only the answer for the latest
 * value counts. A failed check leaves the state unknown, which blocks nothing (REG-35).
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
    // Keeps a known answer during the new check.
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

  /** Stores an answer from elsewhere, such as sign-up. */
  const learn = (value: string, reason: string) => {
    cancel();
    question.current += 1;
    set({ value, status: "unavailable", reason });
  };

  /** The known reason against this value. */
  const reasonAgainst = (value: string) => (latest.current.value === value ? latest.current.reason : null);

  return { state, check, typed, learn, reasonAgainst };
}

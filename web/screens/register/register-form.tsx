import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { CarriedEmail } from "../../account/carried-email.ts";
import { PasswordChecklist } from "../../account/password-checklist.tsx";
import { ProviderButtons } from "../../account/providers/providers.tsx";
import { parseForm, problemText, type RegistrationForm, useProblem } from "../../account/registration-form.ts";
import { Available, FormSection, RegistrationPanels } from "../../account/registration-panels.tsx";
import { type RegistrationState, useRegistration } from "../../account/use-registration.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Registration in four panels (specification §2; REG-01..50). `email`: typed at login. */
export function RegisterForm({ email: known, onDone }: { email: string; onDone: (email: string) => void }) {
  const { t, language } = useTranslation();
  const registration = useRegistration({
    known: { email: known },
    parse: parseForm,
    async send(checked) {
      const { api } = await import("../../lib/api.ts");
      await api.accounts.signUp(signUpCall(checked, { origin: location.origin, language: language }));
      onDone(checked.email);
    },
  });
  return (
    <>
      <RegistrationPanels
        registration={registration}
        label={t("register.submit")}
        busyLabel={t("register.submitting")}
        account={<AccountSection email={registration.email} />}
      >
        <p>
          {t("register.haveAccount")} <LoginLink />
        </p>
      </RegistrationPanels>
      {(registration.panel ?? 1) === 1 && <ProviderButtons next="/dashboard" back="/register" />}
    </>
  );
}

/** Opens the login with the typed address. */
function LoginLink() {
  const { t } = useTranslation();
  const email = useWatch<RegistrationForm, "email">({ name: "email" });
  return (
    <Link
      to="/login"
      state={{ email: email.trim() } satisfies CarriedEmail}
      className="inline-flex min-h-11 items-center font-bold text-signal-ink underline underline-offset-4"
    >
      {t("register.login")}
    </Link>
  );
}

/** Third panel: email and password. */
function AccountSection({ email }: { email: RegistrationState["email"] }) {
  const { t } = useTranslation();
  const { register, formState, trigger, getFieldState } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const password = useWatch<RegistrationForm, "password">({ name: "password" });
  return (
    <FormSection number={3} title={t("register.sections.account")} text={t("register.sections.accountText")}>
      <EmailField email={email} />
      <PasswordField
        {...register("password", {
          // Updates whether the repetition matches.
          onChange: () => {
            if (getFieldState("confirmPassword", formState).isTouched) void trigger("confirmPassword");
          },
        })}
        label={t("register.fields.password")}
        hint={<PasswordChecklist password={password} />}
        error={problem("password")}
        autoComplete="new-password"
        enterKeyHint="next"
        required
        className="sm:col-span-2"
      />
      <PasswordField
        {...register("confirmPassword")}
        label={t("register.fields.confirmPassword")}
        error={problem("confirmPassword")}
        autoComplete="new-password"
        enterKeyHint="next"
        required
        className="sm:col-span-2"
      />
    </FormSection>
  );
}

function EmailField({ email }: { email: RegistrationState["email"] }) {
  const { t } = useTranslation();
  const { register } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const { state } = email;
  const isRefused = state.status === "unavailable";
  const reason = state.reason ?? "inUse";
  const isTaken = isRefused && reason === "inUse";
  const statuses = {
    unknown: null,
    checking: <Spinner label={t("register.availability.emailChecking")} className="text-ink-soft" />,
    available: <Available>{t("register.availability.emailAvailable")}</Available>,
    unavailable: null,
  };
  return (
    // The link below the error needs its own space.
    <div className={cx("flex min-w-0 flex-col gap-1.5 sm:col-span-2", isTaken && "[--note-room:0rem]")}>
      <TextField
        {...register("email", {
          onChange: (event) => email.typed(event.target.value),
          onBlur: (event) => void email.check(event.target.value),
        })}
        type="email"
        inputMode="email"
        enterKeyHint="next"
        label={t("register.fields.email")}
        error={isRefused ? problemText(t, "email", reason) : problem("email")}
        status={statuses[state.status]}
        data-availability={state.status}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {isTaken && (
        <Link
          to="/login"
          state={{ email: state.value } satisfies CarriedEmail}
          className="inline-flex min-h-11 items-center self-start font-bold text-signal-ink underline underline-offset-4"
        >
          {t("register.availability.emailInUse")}
        </Link>
      )}
    </div>
  );
}

import { likelyEmail } from "@nakamatch/domain/people/likely-email";
import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { useFormContext, useWatch } from "react-hook-form";
import type { CarriedEmail } from "../../features/sign-in/carried-email.ts";
import { ProviderButtons } from "../../features/sign-in/providers/providers.tsx";
import { PasswordChecklist } from "../../features/sign-in/registration/password-checklist.tsx";
import {
  parseForm,
  problemText,
  type RegistrationForm,
  useProblem,
} from "../../features/sign-in/registration/registration-form.ts";
import {
  Available,
  FormSection,
  RegistrationPanels,
} from "../../features/sign-in/registration/registration-panels.tsx";
import { type RegistrationState, useRegistration } from "../../features/sign-in/registration/use-registration.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { EmailField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** Registration in four panels (REG-01..50). `email`: typed at login. */
export function RegisterForm({ email: known, onDone }: { email: string; onDone: (email: string) => void }) {
  const { t, language } = useTranslation();
  const registration = useRegistration({
    known: { email: known },
    parse: parseForm,
    async send(checked, nameChoice) {
      const { api } = await import("../../lib/api.ts");
      await api.accounts.signUp(signUpCall(checked, { origin: location.origin, language }), {
        context: { nameChoice },
      });
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
    <TextLink to="/login" state={{ email: email.trim() } satisfies CarriedEmail}>
      {t("register.login")}
    </TextLink>
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
      <AddressField email={email} />
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

function AddressField({ email }: { email: RegistrationState["email"] }) {
  const { t } = useTranslation();
  const { register, setValue, setFocus } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const { state } = email;
  const meant = state.status === "available" ? likelyEmail(state.value) : null;
  const correct = (address: string) => {
    setValue("email", address, { shouldDirty: true });
    setFocus("email");
    email.typed(address);
    void email.check(address);
  };
  const isRefused = state.status === "unavailable";
  const reason = state.reason ?? "inUse";
  const isTaken = isRefused && reason === "inUse";
  const statuses = {
    unknown: null,
    checking: <Spinner label={t("register.availability.emailChecking")} className="text-ink-soft" />,
    available: meant === null && <Available>{t("register.availability.emailAvailable")}</Available>,
    unavailable: null,
  };
  return (
    // What is pressed below the field needs its own space.
    <div
      className={cx("flex min-w-0 flex-col gap-1.5 sm:col-span-2", (isTaken || meant !== null) && "[--note-room:0rem]")}
    >
      <EmailField
        {...register("email", {
          onChange: (event) => email.typed(event.target.value),
          onBlur: (event) => void email.check(event.target.value),
        })}
        enterKeyHint="next"
        label={t("register.fields.email")}
        error={isRefused ? problemText(t, "email", reason) : problem("email")}
        status={statuses[state.status]}
        data-availability={state.status}
        required
      />
      {isTaken && (
        <TextLink to="/login" state={{ email: state.value } satisfies CarriedEmail} className="self-start">
          {t("register.availability.emailInUse")}
        </TextLink>
      )}
      {meant !== null && (
        <div role="status">
          <Button variant="quiet" onClick={() => correct(meant)}>
            {t("register.availability.emailMeant", { email: meant })}
          </Button>
        </div>
      )}
    </div>
  );
}

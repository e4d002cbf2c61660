import { signUpCall } from "@nakamatch/domain/people/sign-up-call";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { CarriedEmail } from "../../account/carried-email.ts";
import type { RegistrationForm } from "../../account/registration-form.ts";
import { RegistrationPanels } from "../../account/registration-panels.tsx";
import { parseForm } from "../../account/registration-resolver.ts";
import { useRegistration } from "../../account/use-registration.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { AccountSection } from "./account-section.tsx";

/** Registration in four panels (specification §2; REG-01..50). `email` is the address that was typed at login. */
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
  );
}

/** Leads to the login with the address that was typed here. */
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

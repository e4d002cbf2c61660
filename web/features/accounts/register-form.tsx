import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PersonFactsProvider } from "../../people/facts/person-facts-form.tsx";
import { PlaceFields } from "../../people/facts/place-fields.tsx";
import { PreferenceFields } from "../../people/facts/preference-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { AcceptedTerms } from "./accepted-terms.tsx";
import { AccountSection } from "./account-section.tsx";
import type { CarriedEmail } from "./carried-email.ts";
import { FormSection } from "./form-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import type { RegistrationForm } from "./registration-form.ts";
import { useRegistration } from "./use-registration.tsx";

/** Registration in four panels (specification §2; REG-01..50). `email` is the address that was typed at login. */
export function RegisterForm({ email: known, onDone }: { email: string; onDone: (email: string) => void }) {
  const { t } = useTranslation();
  const { form, nickname, email, busy, submit } = useRegistration(known, onDone);
  return (
    <PersonFactsProvider form={form}>
      <form
        noValidate
        aria-label={t("register.submit")}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-8"
      >
        <PersonalSection nickname={nickname} />
        <FormSection number={2} title={t("register.sections.location")} text={t("register.sections.locationText")}>
          <PlaceFields />
        </FormSection>
        <AccountSection email={email} />
        <FormSection
          number={4}
          title={t("register.sections.preferences")}
          text={t("register.sections.preferencesText")}
        >
          <PreferenceFields />
        </FormSection>
        <div className="flex flex-col gap-4">
          <AcceptedTerms />
          <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={t("register.submitting")}>
            {t("register.submit")}
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ink-soft">
            <p>{t("register.adults")}</p>
            <p>
              {t("register.haveAccount")} <LoginLink />
            </p>
          </div>
        </div>
      </form>
    </PersonFactsProvider>
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

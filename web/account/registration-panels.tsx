import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../lib/translation.tsx";
import { PersonFactsProvider } from "../person/facts/person-facts-form.tsx";
import { PlaceFields } from "../person/facts/place-fields.tsx";
import { PreferenceFields } from "../person/facts/preference-fields.tsx";
import { Button } from "../ui/button.tsx";
import { FormSection } from "./form-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import type { RegistrationState } from "./use-registration.tsx";

/** The four panels of a registration and its button; `account` is the third, `children` stands below the button. */
export function RegistrationPanels<Checked extends object>({
  registration,
  label,
  busyLabel,
  account,
  children,
}: {
  registration: RegistrationState<Checked>;
  label: string;
  busyLabel: string;
  account: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { form, nickname, busy, submit } = registration;
  return (
    <PersonFactsProvider form={form}>
      <form noValidate aria-label={label} onSubmit={(event) => void submit(event)} className="flex flex-col gap-8">
        <PersonalSection nickname={nickname} />
        <FormSection number={2} title={t("register.sections.location")} text={t("register.sections.locationText")}>
          <PlaceFields />
        </FormSection>
        {account}
        <FormSection
          number={4}
          title={t("register.sections.preferences")}
          text={t("register.sections.preferencesText")}
        >
          <PreferenceFields />
        </FormSection>
        <div className="flex flex-col gap-4">
          <AcceptedTerms />
          <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ink-soft">
            <p>{t("register.adults")}</p>
            {children}
          </div>
        </div>
      </form>
    </PersonFactsProvider>
  );
}

const PAGES = { terms: "/terms", privacy: "/privacy" };

/** What a person accepts with an account, with links that open beside the form. */
function AcceptedTerms() {
  const { t } = useTranslation();
  // The parts in tags are every third: text, name of the tag, its text, and so on.
  const parts = t("register.accept").split(/<(terms|privacy)>(.*?)<\/\1>/);
  return (
    <p className="text-ink-soft text-sm">
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 1) return null;
        const page = parts[index - 1] as keyof typeof PAGES;
        return (
          <Link
            key={page}
            to={PAGES[page]}
            target="_blank"
            className="inline-block py-1.5 font-bold text-signal-ink underline underline-offset-4"
          >
            {part}
          </Link>
        );
      })}
    </p>
  );
}

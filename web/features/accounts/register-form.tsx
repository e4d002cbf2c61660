import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { AccountSection } from "./account-section.tsx";
import { LocationSection, type PlaceSlots } from "./location-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { PreferencesSection } from "./preferences-section.tsx";
import { useRegistration } from "./use-registration.tsx";

/** Registration in four panels (specification §2; REG-01..50). `places` are the search-selects of country and city. */
export function RegisterForm({ places, onDone }: { places: PlaceSlots; onDone: (email: string) => void }) {
  const { t } = useTranslation();
  const { form, nickname, email, busy, submit } = useRegistration(onDone);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t("register.submit")}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-8"
      >
        <PersonalSection nickname={nickname} />
        <LocationSection {...places} />
        <AccountSection email={email} />
        <PreferencesSection />
        <div className="flex flex-col gap-4">
          <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={t("register.submitting")}>
            {t("register.submit")}
          </Button>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-ink-soft">
            <p>{t("register.adults")}</p>
            <p>
              {t("register.haveAccount")}{" "}
              <Link
                to="/login"
                className="inline-flex min-h-11 items-center font-bold text-signal-ink underline underline-offset-4"
              >
                {t("register.login")}
              </Link>
            </p>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

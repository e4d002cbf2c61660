import { useTranslation } from "../../lib/translation.tsx";
import { AccountSection } from "./account-section.tsx";
import { AlertsSection } from "./alerts-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DeletionSection } from "./deletion-section.tsx";
import { DigestSection } from "./digest-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { HiddenSection } from "./hidden-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/** The sections of the settings in their order. Each is a component of its own, without props, that renders a `SettingsSection`. */
const SECTIONS = [
  AccountSection,
  EmailSection,
  PasswordSection,
  PasskeysSection,
  ProvidersSection,
  SecuritySection,
  SessionsSection,
  AppearanceSection,
  AlertsSection,
  DigestSection,
  HiddenSection,
  DataSection,
  DeletionSection,
];

/** What a person decides about their account. */
export function SettingsScreen() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <h1 className="font-black text-3xl sm:text-4xl">{t("settings.title")}</h1>
      {SECTIONS.map((Section) => (
        <Section key={Section.name} />
      ))}
    </div>
  );
}

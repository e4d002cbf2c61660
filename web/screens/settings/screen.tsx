import { useState } from "react";
import { DeleteAccountDialog } from "../../account/deletion/delete-account-dialog.tsx";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { Button } from "../../ui/button.tsx";
import { AlertsSection, DigestSection } from "./alerts-section.tsx";
import { DataSection } from "./data-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { HiddenSection } from "./hidden-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProvidersSection } from "./providers-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

export const phrases = [
  "alerts",
  "deleteAccount",
  "digest",
  "emailChange",
  "factors",
  "passkeys",
  "providers",
  "register",
  "sessions",
  "settings",
] as const;

/** Sections in order: components without props that render a `SettingsSection`. */
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

/** `/settings`: the account's settings. */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{t("settings.meta")}</title>
      <h1 className="font-black text-3xl sm:text-4xl">{t("settings.title")}</h1>
      {SECTIONS.map((Section) => (
        <Section key={Section.name} />
      ))}
    </div>
  );
}

/** The account. */
function AccountSection() {
  const { t } = useTranslation();
  const { email, nickname } = useUser();
  return (
    <SettingsSection title={t("settings.account.title")}>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-ink-soft text-sm">{t("settings.account.nickname")}</dt>
          <dd className="font-bold [overflow-wrap:anywhere]">@{nickname}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t("settings.account.email")}</dt>
          {/* Not in the snapshot: arrives with the session after a reload. */}
          <dd className="min-h-6 font-bold [overflow-wrap:anywhere]">{email}</dd>
        </div>
      </dl>
    </SettingsSection>
  );
}

/** Language and theme of this browser (I18N-08..10). */
function AppearanceSection() {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t("settings.appearance.title")} text={t("settings.appearance.text")}>
      <div className="flex flex-wrap items-center gap-4">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </SettingsSection>
  );
}

/** Account deletion. */
function DeletionSection() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection title={t("settings.deletion.title")} text={t("settings.deletion.text")}>
      <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {t("deleteAccount.action")}
      </Button>
      <DeleteAccountDialog open={isOpen} onOpenChange={setIsOpen} />
    </SettingsSection>
  );
}

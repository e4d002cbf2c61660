import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Whose account it is. */
export function AccountSection() {
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
          {/* The address is in no snapshot: after a reload it arrives with the session. */}
          <dd className="min-h-6 font-bold [overflow-wrap:anywhere]">{email}</dd>
        </div>
      </dl>
    </SettingsSection>
  );
}

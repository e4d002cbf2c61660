import { useOrigin } from "../../features/people/profile-origin.ts";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmailSection } from "./email-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Name and email address. */
export function AccountPart() {
  const { t } = useTranslation();
  const { email, nickname } = useUser();
  const here = useOrigin();
  return (
    <>
      <SettingsSection>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="text-ink-soft text-sm">{t("settings.account.nickname")}</dt>
            <dd className="font-bold [overflow-wrap:anywhere]">@{nickname}</dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{t("settings.account.email")}</dt>
            {/* Empty after a reload until the session is fetched: the stored snapshot has no address. */}
            <dd className="min-h-6 font-bold [overflow-wrap:anywhere]">{email}</dd>
          </div>
        </dl>
        <div className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col sm:self-start">
          <ButtonLink to="/profile/edit" state={here}>
            {t("settings.account.profile")}
          </ButtonLink>
          <ButtonLink to="/premium">{t("settings.account.premium")}</ButtonLink>
        </div>
      </SettingsSection>
      <EmailSection />
    </>
  );
}

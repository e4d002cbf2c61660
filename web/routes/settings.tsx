import { SettingsScreen } from "../features/accounts/settings/settings-screen.tsx";
import { useTranslation } from "../lib/translation.tsx";

/** `/settings`: the own account. */
export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("settings.meta")}</title>
      <SettingsScreen />
    </>
  );
}

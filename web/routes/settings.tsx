import { useTranslation } from "react-i18next";
import { SettingsScreen } from "../features/accounts/settings/settings-screen.tsx";

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

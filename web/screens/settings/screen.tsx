import { useTranslation } from "../../lib/translation.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

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

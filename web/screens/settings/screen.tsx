import { useTranslation } from "../../lib/translation.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

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

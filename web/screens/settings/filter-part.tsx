import { CensorshipSettings } from "../../features/chats/censorship/censorship-settings.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** The chats' word filter (OPEN-85). */
export function FilterPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection text={t("censorship.intro")}>
      <CensorshipSettings />
    </SettingsSection>
  );
}

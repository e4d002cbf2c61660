import { useTranslation } from "../../lib/translation.tsx";
import { LanguageSwitch } from "../../shell/language-switch.tsx";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Language and theme of this browser (I18N-08..10). */
export function AppearanceSection() {
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

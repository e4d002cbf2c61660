import { LANGUAGE_OPTIONS } from "@nakamatch/contract/vocabulary/languages";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/i18n.ts";
import { LanguagePicker } from "../../ui/language-picker.tsx";

/** The language picker at work: the choice applies at once and is remembered (I18N-01, I18N-08..10). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <LanguagePicker
      label={t("common.language.label")}
      options={LANGUAGE_OPTIONS}
      current={currentLanguage(i18n)}
      onChange={(code) => void i18n.changeLanguage(code)}
      className={className}
    />
  );
}

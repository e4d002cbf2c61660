import { LANGUAGE_OPTIONS, type Language } from "@nakamatch/contract/vocabulary/languages";
import { useTranslation } from "react-i18next";
import { changeLanguage, currentLanguage } from "../../lib/i18n.ts";
import { LanguagePicker } from "../../ui/language-picker.tsx";
import { useToast } from "../../ui/toast.tsx";

/** The language picker at work: the choice applies at once and is remembered; one that cannot be
 * fetched says so and leaves the page as it is (I18N-01, I18N-08..10). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const change = async (code: Language) => {
    if (await changeLanguage(i18n, code)) return;
    toast({ title: t("common.toasts.error"), description: t("common.language.failed"), variant: "destructive" });
  };
  return (
    <LanguagePicker
      label={t("common.language.label")}
      options={LANGUAGE_OPTIONS}
      current={currentLanguage(i18n)}
      onChange={(code) => void change(code)}
      className={className}
    />
  );
}

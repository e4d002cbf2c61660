import { LANGUAGE_PARAMETER, type Language } from "@nakamatch/contract/vocabulary/languages";
import { changeLanguage, currentLanguage } from "../lib/i18n.ts";
import { useSearchParams } from "../lib/routing/search-params.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useToast } from "../ui/toast.tsx";

/**
 * The current language, and how to change it: the choice applies at once and is remembered, and the address asks for no other
 * one any more; a language that cannot be fetched leaves the page as it is and shows a toast (I18N-08..10).
 */
export function useLanguage(): { language: Language; changeTo: (code: Language) => void } {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [params, setParams] = useSearchParams();
  const changeTo = async (code: Language) => {
    if (await changeLanguage(i18n, code)) {
      if (!params.has(LANGUAGE_PARAMETER)) return;
      const others = [...params].filter(([name]) => name !== LANGUAGE_PARAMETER);
      return setParams(new URLSearchParams(others), { replace: true, preventScrollReset: true });
    }
    toast({ title: t("common.toasts.error"), description: t("common.language.failed"), variant: "destructive" });
  };
  return { language: currentLanguage(i18n), changeTo: (code) => void changeTo(code) };
}

import { LANGUAGE_PARAMETER, type Language } from "@nakamatch/contract/vocabulary/languages";
import { createPath } from "react-router";
import { changeLanguage, currentLanguage } from "../lib/i18n.ts";
import { useRouter } from "../lib/routing/routing.tsx";
import { useTranslation } from "../lib/translation.tsx";
import { useToast } from "../ui/toast.tsx";

/**
 * The current language, and how to change it: the choice applies at once and is remembered, and the address asks for no other
 * one any more; a language that cannot be fetched leaves the page as it is and shows a toast (I18N-08..10).
 */
export function useLanguage(): { language: Language; changeTo: (code: Language) => void } {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const router = useRouter();
  const changeTo = async (code: Language) => {
    if (await changeLanguage(i18n, code)) {
      // Another screen may be shown, or under way, by the time the language is here.
      const { shown, isUnderway } = router.state;
      const { state, ...location } = shown.location;
      const params = new URLSearchParams(location.search);
      if (isUnderway || !params.has(LANGUAGE_PARAMETER)) return;
      params.delete(LANGUAGE_PARAMETER);
      const others = createPath({ ...location, search: String(params) });
      return router.navigate(others, { state, replace: true, preventScrollReset: true });
    }
    toast({ title: t("common.toasts.error"), description: t("common.language.failed"), variant: "destructive" });
  };
  return { language: currentLanguage(i18n), changeTo: (code) => void changeTo(code) };
}

import { KEEP_LANGUAGE_PARAMETER, LANGUAGE_PARAMETER, type Language } from "@nakamatch/contract/vocabulary/languages";
import { createPath, useNavigate } from "react-router";
import { usePlace } from "../lib/navigation.ts";
import { useTranslation } from "../lib/translation.tsx";
import { useToast } from "../ui/toast.tsx";

/** The setter stores the choice and drops the address's language; on failure a toast, no change (I18N-08..10). */
export function useLanguage(): { language: Language; changeTo: (code: Language) => void } {
  const { t, language, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const place = usePlace();
  const changeTo = async (code: Language) => {
    if (await i18n.changeLanguage(code)) {
      // The screen may have changed meanwhile.
      const here = place();
      const params = new URLSearchParams(here?.search);
      if (!here || !params.has(LANGUAGE_PARAMETER)) return;
      for (const name of [LANGUAGE_PARAMETER, KEEP_LANGUAGE_PARAMETER]) params.delete(name);
      const others = createPath({ ...here, search: String(params) });
      return navigate(others, { state: here.state, replace: true, preventScrollReset: true });
    }
    toast({ title: t("common.toasts.error"), description: t("common.language.failed"), variant: "destructive" });
  };
  return { language, changeTo: (code) => void changeTo(code) };
}

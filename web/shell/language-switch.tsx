import {
  KEEP_LANGUAGE_PARAMETER,
  LANGUAGE_OPTIONS,
  LANGUAGE_PARAMETER,
  type Language,
} from "@nakamatch/contract/vocabulary/languages";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { createPath, useNavigate } from "react-router";
import { useApp } from "../lib/app.tsx";
import { usePlace } from "../lib/navigation.ts";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "../ui/cx.ts";
import { Flag } from "../ui/flag.tsx";
import { useToast } from "../ui/toast.tsx";

/**
 * Shows and changes the language (I18N-01, I18N-02, I18N-08..10). A native `<select>`: no script, native on phones.
 * Before the app starts, `public/early.js` handles it by name; without scripts there are links.
 */
export function LanguageSwitch({
  showsLabel = false,
  className,
}: {
  showsLabel?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { language, changeTo } = useLanguage();
  const chosen = LANGUAGE_OPTIONS.find(({ code }) => code === language);
  return (
    <div className={cx("inline-block noscript:hidden", className)}>
      <label htmlFor={id} className={showsLabel ? "mb-1.5 block font-bold" : "sr-only"}>
        {t("common.language.label")}
      </label>
      <div className="relative">
        {chosen && (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">
            <Flag code={chosen.countryCode} />
          </span>
        )}
        <select
          id={id}
          name="language"
          // Only the page's own language is restored.
          autoComplete="off"
          value={language}
          onChange={(event) => changeTo(event.target.value as Language)}
          className="control cursor-pointer appearance-none py-2 pr-11 pl-12 font-bold"
        >
          {LANGUAGE_OPTIONS.map(({ code, name }) => (
            <option key={code} value={code} lang={code} className="bg-sheet text-ink">
              {name}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink" />
      </div>
    </div>
  );
}

/** Stores the choice and drops the URL's language; a failure is a toast without a change (I18N-08..10). */
function useLanguage(): { language: Language; changeTo: (code: Language) => void } {
  const { t, language, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const place = usePlace();
  const { session } = useApp();
  const changeTo = async (code: Language) => {
    if (await i18n.changeLanguage(code)) {
      // Stores the language, in which emails are sent.
      if (session.read().user) void session.refresh({ fresh: true });
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

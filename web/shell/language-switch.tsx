import { LANGUAGE_OPTIONS, type Language } from "@nakamatch/contract/vocabulary/languages";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { changeLanguage, currentLanguage } from "../lib/i18n.ts";
import { cx } from "../ui/cx.ts";
import { Flag } from "../ui/flag.tsx";
import { useToast } from "../ui/toast.tsx";

/**
 * Shows the current language and changes it: the choice applies at once and is remembered; a language that cannot be
 * fetched leaves the page as it is and shows a notice (I18N-01, I18N-02, I18N-08..10). A native `<select>` costs no script
 * and opens on phones like every other list.
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const id = useId();
  const current = currentLanguage(i18n);
  const chosen = LANGUAGE_OPTIONS.find(({ code }) => code === current);
  const change = async (code: Language) => {
    if (await changeLanguage(i18n, code)) return;
    toast({ title: t("common.toasts.error"), description: t("common.language.failed"), variant: "destructive" });
  };
  return (
    <div className={cx("relative inline-block", className)}>
      <label htmlFor={id} className="sr-only">
        {t("common.language.label")}
      </label>
      {chosen && (
        <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">
          <Flag code={chosen.countryCode} />
        </span>
      )}
      <select
        id={id}
        value={current}
        onChange={(event) => void change(event.target.value as Language)}
        className="control cursor-pointer appearance-none py-2 pr-11 pl-12 font-bold"
      >
        {LANGUAGE_OPTIONS.map(({ code, name }) => (
          <option key={code} value={code} lang={code} className="bg-sheet text-ink">
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-ink"
        aria-hidden="true"
      />
    </div>
  );
}

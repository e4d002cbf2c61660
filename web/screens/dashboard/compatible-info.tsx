import { ChevronDown, Sparkles } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useUser } from "../../lib/session.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { cx } from "../../ui/cx.ts";

const SEEN_KEY = "nakamatch-info-seen";

/** Why these people and what the percentage means (DISC-03): open on the first visit, later one line that opens. */
export function CompatibleInfo() {
  const { t } = useTranslation();
  const { interestCount } = useUser();
  const id = useId();
  const [open, setOpen] = useState(() => !isInfoSeen());
  useEffect(() => {
    // Before that the dialog of interests covers the page.
    if (interestCount > 0) rememberInfo();
  }, [interestCount]);
  return (
    <div className="rounded-control bg-accent-wash">
      <h2 className="text-base">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left"
        >
          <Sparkles className="size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0">{t("dashboard.info.title")}</span>
          <ChevronDown className={cx("ml-auto size-5 shrink-0 transition-transform", open && "rotate-180")} />
        </button>
      </h2>
      {open && (
        <p id={id} className="-mt-1 max-w-prose px-3 lg:max-w-4xl pb-2.5 text-sm leading-snug sm:pl-10.5">
          {t("dashboard.info.text")}
        </p>
      )}
    </div>
  );
}

/** False where it was never shown, or where nothing can be stored. */
function isInfoSeen(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}

/** From the next visit on it is closed. */
function rememberInfo(): void {
  try {
    localStorage.setItem(SEEN_KEY, "yes");
  } catch {
    // Without storage it is open on each visit.
  }
}

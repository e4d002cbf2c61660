import { CircleHelp } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatPercent } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type Measured, useExplanation } from "./use-explanation.ts";

export type CompatibilityProps = Measured & {
  /** Left of the percentage. */
  children: ReactNode;
};

/**
 * Percentage and bar (CARD-07). Pressing the percentage explains it in a bubble; the bar's accessible name has the same
 * text.
 */
export function Compatibility({ children, ...measured }: CompatibilityProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const { root, isOpen, toggle } = useBubble();
  const explanation = useExplanation(measured);
  const label = t("common.people.compatibility");
  const percent = formatPercent(measured.compatibility, language);
  return (
    <div ref={root} className="min-w-0 flex-1 text-ink">
      <div className="flex items-start justify-between gap-1">
        {children}
        <button
          type="button"
          aria-label={t("dashboard.card.explain", { percent })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
          // Above the link that covers the card.
          className="relative z-10 -mt-1.5 -mr-1.5 flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1 rounded-lg pr-1.5 pl-1 font-display font-extrabold tabular-nums hover:bg-sheet"
        >
          {percent}

          <CircleHelp className="size-4 text-ink-soft" />
        </button>
      </div>
      <ProgressBar
        bare
        tone="accent"
        label={`${label} ${explanation}`}
        value={measured.compatibility}
        className="mt-1"
      />
      {isOpen && (
        <div
          id={id}
          ref={(bubble) => bubble?.scrollIntoView({ block: "nearest" })}
          className="popup absolute inset-x-3 bottom-full z-20 mb-1 scroll-mt-20 px-3 py-2 text-sm"
        >
          <p className="font-bold">{label}</p>
          <p>{explanation}</p>
        </div>
      )}
    </div>
  );
}

/** State of a bubble, closed by Escape, a press outside, or focus leaving `root`. */
function useBubble() {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setOpen(false);
    };
    const onElsewhere = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("pointerdown", onElsewhere);
    addEventListener("focusin", onElsewhere);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("pointerdown", onElsewhere);
      removeEventListener("focusin", onElsewhere);
    };
  }, [isOpen]);
  return { root, isOpen, toggle: () => setOpen((open) => !open) };
}

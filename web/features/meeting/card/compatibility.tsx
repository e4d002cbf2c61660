import { CircleHelp } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { formatPercent } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { type Measured, useExplanation } from "./use-explanation.ts";

export type CompatibilityProps = Measured & {
  /** Content left of the percentage. */
  children: ReactNode;
};

/**
 * Percentage and bar (CARD-07). Pressing the percentage explains it below; the bar's accessible name has the same text.
 */
export function Compatibility({ children, ...measured }: CompatibilityProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const explanation = useExplanation(measured);
  const label = t("common.people.compatibility");
  const percent = formatPercent(measured.compatibility, language);
  return (
    <div className="min-w-0 flex-1 self-start text-ink">
      <div>
        {/* Large text puts the percentage below what is beside it. */}
        <div className="flex flex-wrap items-start justify-between gap-x-1">
          <div className="min-w-0 flex-1 basis-24">{children}</div>
          <button
            type="button"
            aria-label={t("dashboard.card.explain", { percent })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
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
      </div>
      {isOpen && (
        <p id={id} className="mt-1.5 text-pretty text-sm leading-snug">
          {/* That there is nothing in common the card says already. */}
          {measured.interests.total === 0 ? t("dashboard.card.noneWhy") : explanation}
        </p>
      )}
    </div>
  );
}

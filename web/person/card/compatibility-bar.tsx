import { useTranslation } from "../../lib/translation.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type Measured, useExplanation } from "./use-explanation.ts";

/** The percentage with its bar, and what it is based on as part of the bar's accessible name (PROFILE-13). */
export function CompatibilityBar(measured: Measured) {
  const { t } = useTranslation();
  const explanation = useExplanation(measured);
  return (
    <ProgressBar
      label={
        <>
          {t("common.people.compatibility")}{" "}
          {measured.interests.total === 0 ? (
            // Already shown above.
            <span className="sr-only">{explanation}</span>
          ) : (
            <span className="block text-pretty">{explanation}</span>
          )}
        </>
      }
      value={measured.compatibility}
      tone="accent"
    />
  );
}

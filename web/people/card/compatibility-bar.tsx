import type { SharedInterests } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { useTranslation } from "react-i18next";
import { formatList } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { compatibilityBasis } from "./compatibility-basis.ts";

export type CompatibilityBarProps = {
  /** Percent. */
  compatibility: number;
  interests: SharedInterests;
  /** How many titles the viewer loves, where that is known. */
  viewerInterests?: number | undefined;
};

/** The percentage, with its basis in words as part of the bar's accessible name (CARD-07). */
export function CompatibilityBar({ compatibility, interests, viewerInterests }: CompatibilityBarProps) {
  const { t, i18n } = useTranslation();
  const { total: shared, byKind } = interests;
  const basis = viewerInterests === undefined ? null : compatibilityBasis(shared, viewerInterests, compatibility);
  const part = basis && t(`dashboard.card.basis.${basis.whose}`, { shared, count: basis.count });
  const kinds = formatList(
    INTEREST_KINDS.filter((kind) => byKind[kind] > 0).map((kind) =>
      t(`dashboard.card.byKind.${kind}`, { count: byKind[kind] }),
    ),
    currentLanguage(i18n),
  );
  return (
    <ProgressBar
      label={
        <>
          {t("common.people.compatibility")}{" "}
          {shared === 0 ? (
            // Already shown above.
            <span className="sr-only">{t("dashboard.card.noneInCommon")}</span>
          ) : (
            <span className="block text-pretty">{part ? t("dashboard.card.because", { part, kinds }) : kinds}</span>
          )}
        </>
      }
      value={compatibility}
      tone={compatibility >= 50 ? "signal" : "accent"}
    />
  );
}

import type { SharedInterests } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { formatList } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { compatibilityBasis } from "./compatibility-basis.ts";

/** How well two people fit. */
export type Measured = {
  /** Percent. */
  compatibility: number;
  interests: SharedInterests;
  /** How many titles the viewer loves, where that is known. */
  viewerInterests?: number | undefined;
};

/** What the percentage is based on, in words (CARD-07). */
export function useExplanation({ compatibility, interests: { total, byKind }, viewerInterests }: Measured): string {
  const { t, language } = useTranslation();
  if (total === 0) return t("dashboard.card.noneInCommon");
  const basis = viewerInterests === undefined ? null : compatibilityBasis(total, viewerInterests, compatibility);
  const part = basis && t(`dashboard.card.basis.${basis.whose}`, { shared: total, count: basis.count });
  const kinds = formatList(
    INTEREST_KINDS.filter((kind) => byKind[kind] > 0).map((kind) =>
      t(`dashboard.card.byKind.${kind}`, { count: byKind[kind] }),
    ),
    language,
  );
  return part ? t("dashboard.card.because", { part, kinds }) : kinds;
}

import type { SharedInterests } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { formatList } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

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

/** The total behind the percentage: the titles of the one of the two who has fewer (specification §5). */
type Basis = { whose: "yours" | "theirs"; count: number };

/**
 * Infers it from what the viewer may know: the shared titles, the viewer's own, and the percentage. Null without shared
 * titles, and where several counts of the other person would give the same percentage.
 */
export function compatibilityBasis(shared: number, viewerInterests: number, percent: number): Basis | null {
  if (shared === 0 || viewerInterests < shared) return null;
  const fits = (count: number) => compatibilityPercent(shared, count, viewerInterests) === percent;
  if (fits(viewerInterests)) return { whose: "yours", count: viewerInterests };
  const theirs = Array.from({ length: viewerInterests - shared }, (_, index) => shared + index).filter(fits);
  return theirs.length === 1 ? { whose: "theirs", count: theirs[0] as number } : null;
}

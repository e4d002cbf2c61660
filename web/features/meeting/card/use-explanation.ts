import type { SharedInterests } from "@nakamatch/contract/schemas/people";
import { INTEREST_KINDS } from "@nakamatch/contract/vocabulary/people";
import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { formatList } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";

export type Measured = {
  /** Percent. */
  compatibility: number;
  interests: SharedInterests;
  /** The viewer's number of titles, if known. */
  viewerInterests?: number | undefined;
};

/** Explains the percentage (CARD-07). */
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

/** The denominator: the smaller number of titles of the two. */
type Basis = { whose: "yours" | "theirs"; count: number };

/**
 * Infers the denominator from shared titles, the viewer's number and the percentage. Null without shared titles, or if
 * several numbers fit.
 */
export function compatibilityBasis(shared: number, viewerInterests: number, percent: number): Basis | null {
  if (shared === 0 || viewerInterests < shared) return null;
  const fits = (count: number) => compatibilityPercent(shared, count, viewerInterests) === percent;
  if (fits(viewerInterests)) return { whose: "yours", count: viewerInterests };
  const theirs = Array.from({ length: viewerInterests - shared }, (_, index) => shared + index).filter(fits);
  return theirs.length === 1 ? { whose: "theirs", count: theirs[0] as number } : null;
}

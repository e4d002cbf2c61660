import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";

/** The total behind the percentage: the titles of the one of the two who has fewer (specification §5). */
export type Basis = { whose: "yours" | "theirs"; count: number };

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

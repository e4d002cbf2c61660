import type { DecisionCount, YearOfDecisions } from "@nakamatch/contract/endpoints/moderation/decisions";
import type { Warning } from "@nakamatch/contract/endpoints/moderation/warnings";
import { PUBLIC_COUNT_MIN } from "@nakamatch/contract/vocabulary/decisions";
import type { CountedDecisions, UnseenWarning } from "./types.ts";

/** Presents the public figures by year. Small ones are null, as they could identify a person. */
export function presentYears(counted: CountedDecisions[]): YearOfDecisions[] {
  const years = new Map<number, YearOfDecisions>();
  for (const { year, count, ...kind } of counted) {
    const entry = years.get(year) ?? { year, counts: [] };
    years.set(year, entry);
    entry.counts.push({ ...kind, count: count < PUBLIC_COUNT_MIN ? null : count } as DecisionCount);
  }
  return [...years.values()];
}

/** A warning as the person sees it (WARN-02). */
export function presentWarning({ warnedAt, ...warning }: UnseenWarning): Warning {
  return { ...warning, warnedAt: warnedAt.toISOString() };
}

import type { ReportOutcome } from "@nakamatch/contract/endpoints/moderation/outcomes";
import type { OutcomeRow } from "./types.ts";

/** Whether the reporter may appeal: once, against "nothing", while the reports exist. */
export function canAppeal(row: OutcomeRow): row is OutcomeRow & { personId: string } {
  return !row.isActed && !row.isFinal && row.appealedAt === null && row.personId !== null;
}

/** Presents only whether there was a measure. */
export function presentOutcome(row: OutcomeRow): ReportOutcome {
  const { id, reportedAt, reports, toldAt, isActed, isFinal, appealedAt } = row;
  return {
    id,
    reportedAt: reportedAt.toISOString(),
    toldAt: toldAt.toISOString(),
    reports: reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt).toISOString() })),
    isActed,
    isFinal,
    appealedAt: appealedAt?.toISOString() ?? null,
    canAppeal: canAppeal(row),
  };
}

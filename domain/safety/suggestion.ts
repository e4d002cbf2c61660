import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import type { BanDuration } from "@nakamatch/contract/vocabulary/decisions";
import { type ProfileReportReason, REPORT_REASONS, type ReportReason } from "@nakamatch/contract/vocabulary/reports";

/** Reports' reasons as those of decisions, gravest first. */
const DECIDED_AS: Record<ReportReason, ProfileReportReason> = {
  violence: "offensive_content",
  pressure: "offensive_content",
  harassment: "offensive_content",
  offensive_content: "offensive_content",
  inappropriate_content: "offensive_content",
  impersonation: "impersonation",
  fake_profile: "impersonation",
  other_person: "impersonation",
  inappropriate_photo: "inappropriate_photo",
  inappropriate_nickname: "inappropriate_nickname",
  spam: "spam",
  theft: "other",
  other: "other",
};
const GRAVEST_FIRST = [...new Set(Object.values(DECIDED_AS))];

const isKnown = (reason: string): reason is ReportReason => REPORT_REASONS.some((known) => known === reason);

/** The most frequent reason, of equally frequent ones the gravest; null without a known one. */
function suggestReason(reports: readonly { reason: string }[]): ProfileReportReason | null {
  const known = reports.flatMap(({ reason }) => (isKnown(reason) ? [DECIDED_AS[reason]] : []));
  const count = (wanted: ProfileReportReason) => known.filter((reason) => reason === wanted).length;
  const most = Math.max(0, ...GRAVEST_FIRST.map(count));
  return most === 0 ? null : (GRAVEST_FIRST.find((reason) => count(reason) === most) ?? null);
}

/** Warnings and bans, newest first, without those undone or reversed on appeal. */
function measuresIn(history: readonly { action: string }[]): number {
  let measures = 0;
  const isUndone = (newer: number) => history[newer]?.action === "undo";
  for (const { action } of history.filter((_, at) => !isUndone(at - 1)).toReversed()) {
    if (action === "warning" || action === "ban") measures++;
    if (action === "appeal_granted") measures = Math.max(0, measures - 1);
  }
  return measures;
}

const STEPS = ["1_day", "1_week", "1_month"] as const satisfies readonly BanDuration[];

/** A step longer for each earlier measure, never permanent. `history`: newest first. */
function suggestDuration(history: readonly { action: string }[]): {
  duration: BanDuration;
  measures: number;
} {
  const measures = measuresIn(history);
  return { duration: STEPS[Math.min(measures, STEPS.length - 1)] ?? "1_day", measures };
}

/** Initial choice of a ban; `measures`: the number of earlier ones. */
export interface BanSuggestion {
  reason: ProfileReportReason | null;
  duration: BanDuration;
  measures: number;
  /** The person seems to be under 18. */
  isForAge?: boolean;
}

/**
 * Suggests a ban for a case with this mark. None for danger, which may be to the person themselves, and for what is
 * unclear; someone under 18 is out for good. `history`: newest first.
 */
export function suggestBan(
  concern: Concern | null,
  reports: readonly { reason: string }[],
  history: readonly { action: string }[],
): BanSuggestion | null {
  if (concern === "danger" || concern === "unsure") return null;
  const byHistory = suggestDuration(history);
  if (concern === "underage") return { ...byHistory, reason: "other", duration: "permanent", isForAge: true };
  const reason = suggestReason(reports);
  return { ...byHistory, reason: concern === "money" && reason === "other" ? "spam" : reason };
}

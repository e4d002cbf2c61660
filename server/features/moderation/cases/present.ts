import type {
  Case,
  CaseReport,
  Claim,
  MadeReport,
  ModeratedPerson,
  PastDecision,
  PrivateNote,
} from "@nakamatch/contract/endpoints/moderation/cases";
import type { Evidence } from "@nakamatch/contract/schemas/evidence";
import type { CaseQuestion } from "@nakamatch/contract/schemas/questions";
import { CONCERNS, type Concern } from "@nakamatch/contract/vocabulary/concerns";
import type { CaseReportRow, PastDecisionRow } from "../case-facts/types.ts";
import type { MadeReportRow } from "../reports/types.ts";
import { signsOf } from "./policy.ts";
import type { CaseRow, ClaimRow, ModeratedPersonRow, SanctionRow } from "./types.ts";

/** Presents a case to `viewerId`, with the weight rounded to two decimals. */
export function presentCase(row: CaseRow, viewerId: string): Case {
  const { caseId, person, isDeleted, isWithOperator, realName, reports, reporters } = row;
  return {
    caseId,
    person,
    isDeleted,
    isWithOperator,
    realName,
    reports,
    reporters,
    concern: concernOf(row.urgency),
    weight: Math.round(row.weightNow * 100) / 100,
    lastReportAt: row.lastReportAt.toISOString(),
    lastReason: row.lastReason,
    firstReportAt: row.firstReportAt.toISOString(),
    reasons: row.reasons,
    language: row.language,
    claim: presentClaim(row.claim, viewerId),
    question: row.question,
  };
}

/** Presents a person to moderators. */
export function presentModeratedPerson(
  row: ModeratedPersonRow,
  {
    reports,
    evidence,
    questions,
    history,
    made,
    notes,
  }: {
    reports: CaseReportRow[];
    evidence: Evidence[];
    questions: CaseQuestion[];
    history: PastDecisionRow[];
    made: MadeReportRow[];
    notes: PrivateNote[];
  },
  viewerId: string,
): ModeratedPerson {
  const { person, caseId, realName, isDeleted, language, memberSince, isModerator, isWithOperator, measure } = row;
  const { openReports, claim, draft } = row;
  const concern = concernOf(row.urgency);
  return {
    person,
    realName,
    isDeleted,
    language,
    memberSince: time(memberSince),
    isModerator,
    isWithOperator,
    caseId,
    measure: measure && presentSanction(measure),
    claim: presentClaim(claim, viewerId),
    mark: concern && { concern, by: reports.some(({ mark }) => mark === concern) ? "moderator" : "reporter" },
    signs: signsOf(reports, evidence, row.texts),
    reports: reports.map(presentReport),
    // Never negative, although count and list come from separate statements.
    moreReports: Math.max(0, openReports - reports.length),
    evidence,
    questions,
    history: history.map(presentPastDecision),
    draft,
    notes,
    made: made.map(presentMadeReport),
  };
}

function presentClaim(claim: ClaimRow | null, viewerId: string): Claim | null {
  if (!claim) return null;
  const { moderatorId, moderator, until, passedBy } = claim;
  const isMine = moderatorId === viewerId;
  const canTakeBack = !isMine && passedBy === viewerId;
  return { moderator, isMine, until: until.toISOString(), ...(canTakeBack && { canTakeBack }) };
}

/** As sorted by the database's `concern_urgency`, from the least urgent, 1. */
export function concernOf(urgency: number): Concern | null {
  return CONCERNS.toReversed()[urgency - 1] ?? null;
}

function presentReport({ reportedAt, mark: _, ...report }: CaseReportRow): CaseReport {
  return { ...report, reportedAt: reportedAt.toISOString() };
}

function presentPastDecision({ until, decidedAt, ...decision }: PastDecisionRow): PastDecision {
  return { ...decision, until: time(until), decidedAt: decidedAt.toISOString() };
}

function presentMadeReport({ id, reason, reportedAt, ...state }: MadeReportRow): MadeReport {
  return { id, reason, reportedAt: reportedAt.toISOString(), ending: endingOf(state) };
}

function endingOf({ resolved, action, isReversed }: Pick<MadeReportRow, "resolved" | "action" | "isReversed">) {
  if (!resolved) return "open";
  if (isReversed) return "reversed";
  if (action === "dismissal") return action;
  return action === "warning" || action === "ban" ? "measure" : "closed";
}

function presentSanction({ until, since, ...measure }: SanctionRow): NonNullable<ModeratedPerson["measure"]> {
  return { ...measure, until: time(until), since: since.toISOString() };
}

function time(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}

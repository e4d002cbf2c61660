import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { QuestionState } from "@nakamatch/contract/vocabulary/questions";
import type { ReportReason } from "@nakamatch/contract/vocabulary/reports";

/** `search` filters names. */
export interface Page<Position> {
  search: string;
  after: Position | undefined;
  limit: number;
}

export interface CaseFilter {
  search: string;
  reason?: ReportReason | undefined;
  language?: Language | undefined;
  /** The moderator who has claimed it. */
  mine?: string | undefined;
}

/** `moderator` is a nickname. */
export interface ClaimRow {
  moderatorId: string;
  moderator: string;
  until: Date;
  /** The moderator who handed the case over, until it is opened. */
  passedBy: string | null;
}

/** A claim by a moderator, for themselves unless for `holderId`. */
export interface Claiming {
  personId: string;
  holderId?: string;
  opening?: string | null | undefined;
  /** From the recipient of a hand-over, who has not opened the case. */
  takesBack?: boolean;
}

export interface Colleague {
  id: string;
  nickname: string;
  /** Online at the moment. */
  isPresent: boolean;
}

export interface CaseRow {
  caseId: string;
  person: PersonBadge;
  isDeleted: boolean;
  isWithOperator: boolean;
  realName: string | null;
  reports: number;
  reporters: number;
  key: number;
  /** Sorts after the urgency. */
  weight: number;
  weightNow: number;
  /** Sorts before the weight. */
  urgency: number;
  lastReportAt: Date;
  lastReason: string;
  firstReportAt: Date;
  reasons: { reason: string; reports: number }[];
  language: Language | null;
  /** Of the last question to the person. */
  question: QuestionState | null;
  claim: ClaimRow | null;
}

export interface SanctionRow {
  type: "warning" | "ban";
  reason: string;
  until: Date | null;
  notes: string | null;
  since: Date;
}

export interface ModeratedPersonRow {
  person: PersonBadge;
  isDeleted: boolean;
  isParty: boolean;
  hasDecidedBefore: boolean;
  realName: string | null;
  language: Language | null;
  memberSince: Date | null;
  isModerator: boolean;
  isWithOperator: boolean;
  /** Null without unresolved reports. */
  caseId: string | null;
  measure: SanctionRow | null;
  openReports: number;
  /** The case's urgency; 0 without a mark. */
  urgency: number;
  /** Bio and answers. */
  texts: string[];
  claim: ClaimRow | null;
  draft: string | null;
}

export interface CasePosition {
  /** Sorts before the urgency, the lowest first. */
  key: number;
  urgency: number;
  weight: number;
  id: string;
}

export interface OperatorCaseRow {
  personId: string;
  openReports: number;
  lastReportAt: Date;
  lastReason: string;
  urgency: number;
}

/** Something no moderator may decide: an appeal or a photo, the other is null. */
export interface UndecidableRow {
  appealId: string | null;
  photoId: string | null;
  /** The owner. */
  personId: string | null;
  waitsSince: Date | null;
}

export type UntoldCase = Pick<OperatorCaseRow, "personId" | "lastReportAt">;

/** Without reporters' names. */
export interface OperatorCase {
  caseId: string;
  /** Latest first, with their evidence. */
  reports: {
    reportedAt: Date;
    reason: string;
    concern: Concern | null;
    description: string | null;
    appeal: string | null;
    evidence: unknown;
    evidenceId: string | null;
  }[];
}

import type { PersonBadge } from "@nakamatch/contract/schemas/people";

/** Which part of a list, and whose names contain `search`. */
export interface Page<Position> {
  search: string;
  after: Position | undefined;
  limit: number;
}

/** A claim in force; `moderator` is a nickname. */
export interface ClaimRow {
  moderatorId: string;
  moderator: string;
  until: Date;
}

/** A person with unresolved reports. */
export interface CaseRow {
  caseId: string;
  person: PersonBadge;
  isDeleted: boolean;
  isWithOperator: boolean;
  realName: string | null;
  reports: number;
  reporters: number;
  /** The sort key. */
  weight: number;
  /** What the reports weigh now. */
  weightNow: number;
  lastReportAt: Date;
  lastReason: string;
  claim: ClaimRow | null;
}

export interface CaseReportRow {
  id: string;
  reason: string;
  description: string | null;
  /** A nickname; null: a deleted account. */
  reporter: string | null;
  reportedAt: Date;
}

/** An entry of the moderation log about a person. */
export interface PastDecisionRow {
  id: string;
  action: string;
  reason: string | null;
  until: Date | null;
  moderator: string | null;
  notes: string | null;
  decidedAt: Date;
}

export interface MeasureRow {
  type: "warning" | "ban";
  reason: string;
  until: Date | null;
  notes: string | null;
  since: Date;
}

/** A person as a moderator sees them, with what is in force and the case, if there is one. */
export interface ModeratedPersonRow {
  person: PersonBadge;
  isDeleted: boolean;
  /** The moderator is a party to the case. */
  isParty: boolean;
  realName: string | null;
  memberSince: Date | null;
  isModerator: boolean;
  measure: MeasureRow | null;
  openReports: number;
  claim: ClaimRow | null;
}

/** A person banned now. */
export interface BannedRow {
  person: PersonBadge;
  realName: string | null;
  reason: string;
  until: Date | null;
  bannedAt: Date;
  notes: string | null;
}

/** The position after which a page of cases continues. */
export interface CasePosition {
  weight: number;
  id: string;
}

/** A case that is left to the operator. */
export interface OperatorCaseRow {
  personId: string;
  openReports: number;
  lastReportAt: Date;
  lastReason: string;
}

/** An open appeal, or a person whose photo waits, that no moderator may decide about; the other id is null. */
export interface UndecidableRow {
  appealId: string | null;
  photoOf: string | null;
  waitsSince: Date | null;
}

/** Up to which report the operator is told of a case. */
export type UntoldCase = Pick<OperatorCaseRow, "personId" | "lastReportAt">;

/** What the operator decides by: no reporter is named. */
export interface OperatorCase {
  caseId: string;
  /** The latest first, each with what it sealed. */
  reports: {
    reportedAt: Date;
    reason: string;
    description: string | null;
    evidence: unknown;
    evidenceId: string | null;
  }[];
}

import type { Concern } from "@nakamatch/contract/vocabulary/concerns";

export interface CaseReportRow {
  id: string;
  reason: string;
  description: string | null;
  /** Nickname; null for a deleted account. */
  reporter: string | null;
  reportedAt: Date;
  concern: Concern | null;
  /** A moderator's, in place of the concern. */
  mark: Concern | "none" | null;
  /** The reporter's reasons for an appeal. */
  appeal: string | null;
}

export interface PastDecisionRow {
  id: string;
  action: string;
  reason: string | null;
  until: Date | null;
  moderator: string | null;
  notes: string | null;
  decidedAt: Date;
}

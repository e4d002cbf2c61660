import type { DecisionAction } from "@nakamatch/contract/vocabulary/decisions";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";

/** A decision about a person, as it goes into the moderation log. */
export interface NewDecision {
  action: DecisionAction;
  personId: string;
  /** Who decides; null: the product itself. */
  actorId: string | null;
  at: Date;
  /** The rule that was broken. */
  reason?: ProfileReportReason;
  /** The end of a ban; null is permanent. */
  banUntil?: Date | null;
  /** The id of the earlier decision that this one is about. */
  concerns?: string | null;
  /** SHA-256 of the sealed evidence that was at hand, in hex. */
  evidence?: string[];
  /** What the moderator wrote; not blank. */
  notes?: string;
}

/** A warning or ban as the person's row of `user_bans` has it. */
export interface Measure {
  type: "warning" | "ban";
  reason: ProfileReportReason;
  /** Null is permanent, and null for a warning. */
  until: Date | null;
  notes: string | null;
}

/** A warning that the person has not confirmed. */
export interface UnseenWarning {
  id: string;
  warnedAt: Date;
  reason: string;
  notes: string | null;
  /** Null for imported rows. */
  decisionId: string | null;
}

/** A person whom a moderator decides about, with the row of `user_bans` that they have. */
export interface Subject {
  isModerator: boolean;
  isBanned: boolean;
  /** The id of the row; null: none. */
  banId: string | null;
  /** The decision that the row applies; null for imported rows. */
  decisionId: string | null;
  hasOpenReports: boolean;
  /** Another moderator has claimed the case, and holds it now. */
  isClaimedByOther: boolean;
}

/** One figure of a year, as it is counted. */
export interface CountedDecisions {
  year: number;
  action: string;
  reason: string | null;
  outcome: string;
  count: number;
}

/** What checking the moderation log found. */
export interface LogReport {
  /** Entries that were checked and are sound. */
  sound: number;
  /** The hash of the last sound entry; of nothing, where there is none: 64 zeros. */
  head: string;
  /** Texts of moderators that were erased; the chain does not need them. */
  erasedNotes: number;
  /** The first thing that is wrong. */
  fault?: string;
}

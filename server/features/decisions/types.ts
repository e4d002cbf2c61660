import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { DecisionAction } from "@nakamatch/contract/vocabulary/decisions";
import type { ProfileReportReason } from "@nakamatch/contract/vocabulary/reports";
import type { AppError } from "../../platform/app-error.ts";
import type { Actor } from "../../platform/auth/session-gate.ts";
import type { Tx } from "../../platform/database/open.ts";

/** Stands for the operator where a moderator's id would be: in the moderation log, and as the one who decides. */
export const OPERATOR_ID = "00000000-0000-0000-0000-000000000000";

/** A moderator, or the operator by `OPERATOR_ID`. */
export type Decider = Pick<Actor, "id">;

/** A decision about a person, as it goes into the moderation log. */
export interface NewDecision {
  /** The id of the entry; without it the database makes one. */
  id?: string | undefined;
  action: DecisionAction;
  personId: string;
  /** The account is deleted: nothing is in force for it. */
  isAccountGone?: boolean;
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

/** An entry of the moderation log, as one moderator sees it who asks for a decision about one person. */
export interface EarlierDecision {
  id: string;
  action: string;
  at: Date;
  reason: string | null;
  banUntil: Date | null;
  evidence: string[];
  notesHash: string | null;
  /** What the hash of the notes was made with; null without notes. */
  salt: string | null;
  /** It is this moderator's, and about this person. */
  isTheirs: boolean;
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
  /** The account is deleted; what was reported before is left. */
  isDeleted: boolean;
  /** The one who decides is the person, or has reported them. */
  isParty: boolean;
  /** The same, reports that are resolved included: such a moderator takes nothing back. */
  isInvolved: boolean;
  isModerator: boolean;
  /** Null: without unresolved reports. */
  caseId: string | null;
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

/** What a moderator says with a warning or a ban. */
export interface Reasons {
  personId: PersonId;
  reason: ProfileReportReason;
  notes?: string | undefined;
  /** Made by the client: the same for a decision that is sent again. */
  decisionId?: string | undefined;
  /** The case that the moderator looks at, where it is one. */
  caseId?: string | undefined;
}

/** What became of a decision that was asked for. */
export interface Decided {
  decisionId: string;
  at: Date;
  /** False for one that was made before, where the person's row applies another one by now or nothing is in force. */
  isApplied: boolean;
}

/** How a decision is made, and known where a moderator sends it again because its answer was lost. */
export interface Deciding {
  /** Makes the change and says what goes into the log, or why there is nothing to decide (any more). */
  apply: (tx: Tx, subject: Subject, at: Date) => Promise<NewDecision | AppError>;
  /** Notes the id of the entry where it is needed. */
  link?: (tx: Tx, decisionId: string) => Promise<void>;
  /** What the moderator writes with it. */
  notes?: string | undefined;
  /** The case that it is about: nothing is decided once it is closed. */
  caseId?: string | undefined;
  /** The id that the client made, and whether the entry with it is this decision, but for the notes. */
  sent?: { id: string | undefined; isSame: (earlier: EarlierDecision) => boolean };
  /** Whether the last entry, which is the moderator's own, is this decision, but for the notes: why there is nothing to decide any more. */
  isDone?: (last: EarlierDecision) => boolean;
}

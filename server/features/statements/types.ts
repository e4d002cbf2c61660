import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";

/** A decision that has a statement of reasons, as the log has it, with the appeal against it. */
export interface StatementRow {
  decisionId: string;
  /** What was decided, as the log names it. */
  action: StatementAction;
  decidedAt: Date;
  /** A language-neutral code. */
  reason: string | null;
  notes: string | null;
  hasProfileEvidence: boolean;
  hasChatEvidence: boolean;
  /** Decided by the product itself. */
  isAutomated: boolean;
  until: Date | null;
  /** Taken back since, by a moderator or because an appeal was granted. */
  isLifted: boolean;
  /** Null where nobody has appealed; so are the other three. */
  appealSentAt: Date | null;
  appealOutcome: AppealOutcome | null;
  appealAnswer: string | null;
  appealDecidedAt: Date | null;
}

/** The decisions of the log that people are given a statement for. */
export const STATEMENT_ACTIONS = ["warning", "ban", "photo_rejected"] as const;
export type StatementAction = (typeof STATEMENT_ACTIONS)[number];

/** What an entry of the log is about, for the email to the person whom it concerns. */
export interface EmailRow {
  action: string;
  personId: string;
  email: string;
  nickname: string;
  language: Language;
  /** What the moderator wrote with this entry: for a decision about an appeal, the answer. */
  notes: string | null;
  /** The decision that it takes back or upholds, where it is about one. */
  concerns: string | null;
}

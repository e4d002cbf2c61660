import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";

export interface StatementRow {
  decisionId: string;
  action: StatementAction;
  decidedAt: Date;
  reason: string | null;
  notes: string | null;
  hasProfileEvidence: boolean;
  hasChatEvidence: boolean;
  hasWordsEvidence: boolean;
  /** No moderator decided. */
  isAutomated: boolean;
  until: Date | null;
  /** Reversed by a moderator or an appeal. */
  isLifted: boolean;
  /** This and the following fields are null without an appeal. */
  appealSentAt: Date | null;
  appealOutcome: AppealOutcome | null;
  appealAnswer: string | null;
  appealDecidedAt: Date | null;
}

export const STATEMENT_ACTIONS = ["warning", "ban", "photo_rejected"] as const;
export type StatementAction = (typeof STATEMENT_ACTIONS)[number];

/** A log entry, for the email about it. */
export interface EmailRow {
  action: string;
  personId: string;
  email: string;
  nickname: string;
  language: Language;
  /** The answer, for an appeal's decision, or what a moderator says to a change. */
  notes: string | null;
  /** The decision it reverses or upholds. */
  concerns: string | null;
  /** The end of a changed ban; null is permanent. */
  until: Date | null;
}

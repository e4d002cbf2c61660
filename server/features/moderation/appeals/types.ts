import type { PersonBadge } from "@nakamatch/contract/schemas/people";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";

export interface OpenAppealRow {
  id: string;
  sentAt: Date;
  body: string;
  decisionId: string;
  /** Hashes of the decision's evidence. */
  evidence: string[];
  /** Set when the decision rejected a photo. */
  photoPath: string | null;
  person: PersonBadge;
  /** Null if automatic, or the account is gone. */
  decidedBy: { id: string; nickname: string } | null;
  /** The reading moderator's unsent answer. */
  draft: string | null;
}

export interface AppealDraft {
  appealId: string;
  answer: string;
}

export interface AppealSubject {
  personId: string;
  decisionId: string;
}

export interface AppealDecision {
  outcome: AppealOutcome;
  answer: string;
  at: Date;
}

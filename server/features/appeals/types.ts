import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";

/** An appeal that nobody has decided, with whom it is from and who decided before. */
export interface OpenAppealRow {
  id: string;
  sentAt: Date;
  body: string;
  decisionId: string;
  person: { id: string; nickname: string; avatarUrl: string | null; isPremium: boolean };
  /** Null where the product decided, or an account that is gone. */
  decidedBy: { id: string; nickname: string } | null;
}

/** What an appeal is about. */
export interface AppealSubject {
  personId: string;
  decisionId: string;
}

/** How a moderator decides about an appeal. */
export interface AppealDecision {
  outcome: AppealOutcome;
  answer: string;
  at: Date;
}

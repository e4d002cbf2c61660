import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { QuestionState, QuestionTemplate } from "@nakamatch/contract/vocabulary/questions";

export interface NewQuestion {
  personId: PersonId;
  questionId: string;
  caseId: string;
  template: QuestionTemplate;
  note?: string | undefined;
}

export interface QuestionRow {
  id: string;
  template: QuestionTemplate;
  note: string | null;
  askedAt: Date;
  until: Date;
  state: QuestionState;
  answer: string | null;
  answeredAt: Date | null;
}

export interface CaseQuestionRow extends QuestionRow {
  moderator: string | null;
  isOfCase: boolean;
}

/** What limits questions to a person. */
export interface AskedRow {
  isInDanger: boolean;
  isWaiting: boolean;
  /** Questions of the open case. */
  asked: number;
}

/** An open question, for the email about it. */
export interface QuestionEmailRow {
  email: string;
  nickname: string;
  language: Language;
  until: Date;
}

import type { CaseQuestion, Question } from "@nakamatch/contract/schemas/questions";
import type { CaseQuestionRow, QuestionRow } from "./types.ts";

/** A question as the person reads it. */
export function presentQuestion({
  id,
  template,
  note,
  askedAt,
  until,
  state,
  answer,
  answeredAt,
}: QuestionRow): Question {
  return {
    id,
    template,
    note,
    askedAt: askedAt.toISOString(),
    until: until.toISOString(),
    state,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** A question as moderators read it. */
export function presentCaseQuestion(row: CaseQuestionRow): CaseQuestion {
  return { ...presentQuestion(row), moderator: row.moderator, isOfCase: row.isOfCase };
}

import { z } from "zod";
import { QUESTION_STATES, QUESTION_TEMPLATES } from "../vocabulary/questions.ts";

const time = z.iso.datetime();

/** As the person reads it: neither who asks nor who has reported them. */
export const questionSchema = z.object({
  id: z.uuid(),
  template: z.enum(QUESTION_TEMPLATES),
  /** In the moderator's words. */
  note: z.string().nullable(),
  askedAt: time,
  /** For the answer. */
  until: time,
  state: z.enum(QUESTION_STATES),
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
});
export type Question = z.infer<typeof questionSchema>;

/** As moderators read it. */
export const caseQuestionSchema = questionSchema.extend({
  /** Nickname; null for a deleted account. */
  moderator: z.string().nullable(),
  /** Of the open case; else of an earlier one. */
  isOfCase: z.boolean(),
});
export type CaseQuestion = z.infer<typeof caseQuestionSchema>;

import { z } from "zod";
import { errors, memberEndpoint, moderatorEndpoint } from "../../endpoint.ts";
import { personId } from "../../schemas/people.ts";
import { questionSchema } from "../../schemas/questions.ts";
import { ANSWER_MAX, QUESTION_NOTE_MAX, QUESTION_TEMPLATES, QUESTIONS_SHOWN } from "../../vocabulary/questions.ts";

const questionId = z.uuid().toLowerCase();

export const questions = {
  ask: moderatorEndpoint
    .route({
      method: "PUT",
      path: "/moderation/people/{personId}/questions/{questionId}",
      summary: "Ask a reported person something",
      description:
        "One question at a time, three per case, and none about a case that is marked as danger. The person reads and answers it in the product, within seven days; `cases.person` has the answer. It is evidence of the case, kept as long. The client makes the id; sending the question again changes nothing.",
      tags: ["moderation"],
    })
    .meta({ limit: "decision" })
    .errors(
      errors(
        "PERSON_NOT_FOUND",
        "PERSON_BANNED",
        "CASE_CLAIMED",
        "CASE_NOT_FOUND",
        "CASE_PARTY",
        "CASE_IN_DANGER",
        "OWN_DECISION",
        "MODERATOR_PROTECTED",
        "OPERATOR_PROTECTED",
        "QUESTION_OPEN",
        "QUESTIONS_FULL",
      ),
    )
    .input(
      z.object({
        personId,
        questionId,
        caseId: z.uuid().toLowerCase(),
        template: z.enum(QUESTION_TEMPLATES),
        note: z.string().normalize().max(QUESTION_NOTE_MAX).optional(),
      }),
    )
    .output(z.object({ until: z.iso.datetime() })),

  mine: memberEndpoint
    .route({
      method: "GET",
      path: "/me/questions",
      summary: "What moderators have asked me, with my answers",
      description: `The latest ${QUESTIONS_SHOWN}, the newest first.`,
      tags: ["questions"],
    })
    .output(z.object({ questions: z.array(questionSchema).max(QUESTIONS_SHOWN) })),

  answer: memberEndpoint
    .route({
      method: "PUT",
      path: "/me/questions/{questionId}/answer",
      summary: "Answer a question of the moderators, once",
      description: "Sending the same text again changes nothing.",
      tags: ["questions"],
    })
    .meta({ worksInMaintenance: true, limit: "appeal" })
    .errors(errors("NOT_FOUND", "QUESTION_ANSWERED", "QUESTION_CLOSED"))
    .input(z.object({ questionId, answer: z.string().normalize().max(ANSWER_MAX) }))
    .output(questionSchema),
};

/**
 * Moderators' questions to a reported person, who answers each once in the product. Both are evidence of the case. No
 * measure follows from a deadline: the case only says that there was no answer.
 */

import type { PersonId } from "@nakamatch/contract/schemas/people";
import type { CaseQuestion, Question } from "@nakamatch/contract/schemas/questions";
import { isVisible, storableText } from "@nakamatch/domain/people/visible-text";
import { type QuestionProblem, questionProblem } from "@nakamatch/domain/safety/question";
import { AppError, invalidInput } from "../../../platform/app-error.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { lockPerson } from "../../../platform/database/lock-person.ts";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { publishToModerators } from "../../../realtime/moderators.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { readModerators } from "../../people/profiles/service.ts";
import { closedCase, type DecisionDeps, decide, recordDecision, refuseStaff } from "../decisions/service.ts";
import { publishQuestion } from "./events.ts";
import { questionJob } from "./jobs.ts";
import { presentCaseQuestion, presentQuestion } from "./present.ts";
import {
  hasOpenQuestion,
  insertQuestion,
  readAsked,
  readOwnQuestion,
  readOwnQuestions,
  readQuestionsAbout,
  readSent,
  updateAnswer,
} from "./store.ts";
import type { NewQuestion } from "./types.ts";

const REFUSALS: Record<QuestionProblem, () => AppError> = {
  danger: () => new AppError("CASE_IN_DANGER", "nobody waits for answers where someone is in danger"),
  deleted: () => new AppError("PERSON_NOT_FOUND", "the account is deleted"),
  banned: () => new AppError("PERSON_BANNED", "a banned person cannot answer"),
  waiting: () => new AppError("QUESTION_OPEN", "the person has not answered the last question"),
  full: () => new AppError("QUESTIONS_FULL", "there are no more questions in this case"),
};

/**
 * Asks the person of an open case. Idempotent. Waits for concurrent decisions and questions about them.
 *
 * @returns until when they may answer
 * @throws {AppError} as `decide`, `closedCase`, `questionProblem`; `CASE_NOT_FOUND`, `MODERATOR_PROTECTED`,
 * `OPERATOR_PROTECTED`, `VALIDATION_FAILED` for an id that is taken
 */
export async function askPerson(deps: DecisionDeps, actor: Actor, input: NewQuestion): Promise<{ until: string }> {
  const { note = "" } = input;
  const question = { ...input, note: isVisible(note) ? storableText(note) : undefined };
  const { personId, questionId, template } = question;
  const until = await decide(deps, actor, personId, async (context) => {
    const { tx, state, actorId, at } = context;
    const sent = await readSent(tx, actorId, question);
    if (sent?.isSame) return sent.until;
    if (sent) throw taken();
    const closed = closedCase(context, question.caseId);
    if (closed) throw closed;
    refuseStaff(state);
    const { isInDanger, ...asked } = await readAsked(tx, personId);
    const problem = questionProblem({ ...state, ...asked, concern: isInDanger ? "danger" : null });
    if (problem) throw REFUSALS[problem]();
    const stored = await insertQuestion(tx, actorId, question);
    // Taken concurrently by a question to another person.
    if (!stored) throw taken();
    await recordDecision(tx, { action: "question_asked", reason: template, personId, actorId, at });
    await deps.outbox.add(tx, questionJob, { questionId });
    return stored;
  });
  publishQuestion(deps.realtime, personId);
  return { until: until.toISOString() };
}

function taken(): AppError {
  return invalidInput([{ path: "questionId", reason: "taken" }]);
}

/** Latest first; none for parties to the case. */
export async function listQuestionsAbout(db: Queryable, actor: Actor, personId: PersonId): Promise<CaseQuestion[]> {
  return (await readQuestionsAbout(db, actor.id, personId)).map(presentCaseQuestion);
}

/** The actor's own, latest first. */
export async function ownQuestions(db: Queryable, actor: Pick<Actor, "id">): Promise<{ questions: Question[] }> {
  return { questions: (await readOwnQuestions(db, actor.id)).map(presentQuestion) };
}

/**
 * Answers the actor's open question, once. Idempotent for the same text.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a blank answer, `NOT_FOUND` for another person's question;
 * `QUESTION_ANSWERED`, `QUESTION_CLOSED` after a decision or its time
 */
export async function answerQuestion(
  { db, realtime }: { db: Db; realtime: Delivery },
  actor: Actor,
  input: { questionId: string; answer: string },
): Promise<Question> {
  if (!isVisible(input.answer)) throw invalidInput([{ path: "answer", reason: "required" }]);
  const answer = storableText(input.answer);
  const { question, moderators } = await db.transaction(async (tx) => {
    // Waits for a decision, which closes the question.
    await lockPerson(tx, actor.id, { toChange: false });
    await updateAnswer(tx, actor.id, { ...input, answer });
    const question = await readOwnQuestion(tx, actor.id, input.questionId);
    return { question, moderators: await readModerators(tx) };
  });
  if (!question) throw new AppError("NOT_FOUND", "there is no such question to them");
  if (question.answer === null) throw new AppError("QUESTION_CLOSED", "nobody waits for the answer any more");
  if (question.answer !== answer) throw new AppError("QUESTION_ANSWERED", "they have answered already");
  publishQuestion(realtime, actor.id);
  publishToModerators(realtime, moderators);
  return presentQuestion(question);
}

export { hasOpenQuestion };

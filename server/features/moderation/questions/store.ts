import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { QUESTION_DAYS, QUESTIONS_SHOWN, type QuestionState } from "@nakamatch/contract/vocabulary/questions";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { moderationCases, moderationPseudonyms } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { caseQuestions, reportEvidence } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { AskedRow, CaseQuestionRow, NewQuestion, QuestionEmailRow, QuestionRow } from "./types.ts";

const state = sql<QuestionState>`case_question_state(${caseQuestions})`;
const isOfCase = sql<boolean>`exists (
  select from ${reports} where ${reports.id} = any (${caseQuestions.reportIds}) and not ${reports.resolved})`;
const columns = {
  id: caseQuestions.id,
  template: sql<QuestionRow["template"]>`${caseQuestions.template}`,
  note: caseQuestions.note,
  askedAt: caseQuestions.askedAt,
  until: caseQuestions.answerUntil,
  state,
  answer: caseQuestions.answer,
  answeredAt: caseQuestions.answeredAt,
};

/** A deleted account is identified by its pseudonym. */
function isAbout(personId: string): SQL {
  return sql`${caseQuestions.subject} = coalesce((
    select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
    where ${moderationPseudonyms.personId} = ${personId}::uuid), ${personId}::uuid)`;
}

/** What limits questions to a locked person. */
export async function readAsked(tx: Tx, personId: string): Promise<AskedRow> {
  const [asked] = await tx
    .select({
      isWaiting: sql<boolean>`coalesce(bool_or(${state} = 'open'), false)`,
      asked: sql<number>`(count(*) filter (where ${isOfCase}))::integer`,
    })
    .from(caseQuestions)
    .where(isAbout(personId));
  const isDanger = and(
    eq(moderationCases.personId, personId),
    sql`${moderationCases.urgency} = concern_urgency('danger')`,
  );
  const isInDanger = (await tx.$count(moderationCases, isDanger)) > 0;
  return { isWaiting: false, asked: 0, ...asked, isInDanger };
}

/** Asks about the person's unresolved reports. @returns until when; undefined if the id is taken */
export async function insertQuestion(
  tx: Tx,
  askedBy: string,
  { personId, questionId, template, note }: NewQuestion,
): Promise<Date | undefined> {
  const ofReports = (column: SQL) => sql`array(
    select ${column} from ${reports} left join ${reportEvidence} on ${reportEvidence.reportId} = ${reports.id}
    where ${reports.reportedUserId} = ${personId}::uuid and not ${reports.resolved} and ${column} is not null)`;
  const [stored] = await tx
    .insert(caseQuestions)
    .values({
      id: questionId,
      subject: sql`moderation_pseudonym(${personId}::uuid)`,
      askedBy,
      template,
      note: note ?? null,
      reportIds: ofReports(sql`${reports.id}`),
      evidenceIds: ofReports(sql`${reportEvidence.id}`),
      answerUntil: sql`now() + make_interval(days => ${QUESTION_DAYS})`,
    })
    .onConflictDoNothing()
    .returning({ until: caseQuestions.answerUntil });
  return stored?.until;
}

/** Until when the person may answer exactly this question by this moderator; undefined if there is none. */
export async function readSent(
  db: Queryable,
  askedBy: string,
  { personId, questionId, template, note }: NewQuestion,
): Promise<{ until: Date; isSame: boolean } | undefined> {
  const isSame = and(
    isAbout(personId),
    eq(caseQuestions.askedBy, askedBy),
    eq(caseQuestions.template, template),
    note === undefined ? isNull(caseQuestions.note) : eq(caseQuestions.note, note),
  );
  const [found] = await db
    .select({ until: caseQuestions.answerUntil, isSame: sql<boolean>`coalesce(${isSame}, false)` })
    .from(caseQuestions)
    .where(eq(caseQuestions.id, questionId));
  return found;
}

/** Questions about a person, latest first; none for parties to the case, or of a case that the viewer reported. */
export function readQuestionsAbout(db: Queryable, viewerId: string, personId: string): Promise<CaseQuestionRow[]> {
  const hasReported = sql`exists (
    select from ${reports}
    where ${reports.id} = any (${caseQuestions.reportIds}) and ${reports.reporterId} = ${viewerId}::uuid)`;
  return db
    .select({ ...columns, moderator: profiles.nickname, isOfCase })
    .from(caseQuestions)
    .leftJoin(profiles, eq(profiles.id, caseQuestions.askedBy))
    .where(
      and(
        isAbout(personId),
        visibleTo(viewerId, sql`${personId}::uuid`, "impartialModerator"),
        sql`not ${hasReported}`,
      ),
    )
    .orderBy(desc(caseQuestions.askedAt), desc(caseQuestions.id))
    .limit(QUESTIONS_SHOWN);
}

/** The person's own, latest first. */
export function readOwnQuestions(db: Queryable, personId: string): Promise<QuestionRow[]> {
  return db
    .select(columns)
    .from(caseQuestions)
    .where(isAbout(personId))
    .orderBy(desc(caseQuestions.askedAt), desc(caseQuestions.id))
    .limit(QUESTIONS_SHOWN);
}

/** Undefined if it is another person's. */
export async function readOwnQuestion(
  db: Queryable,
  personId: string,
  questionId: string,
): Promise<QuestionRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(caseQuestions)
    .where(and(isAbout(personId), eq(caseQuestions.id, questionId)));
  return found;
}

export async function hasOpenQuestion(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(caseQuestions, and(isAbout(personId), sql`${state} = 'open'`))) > 0;
}

/** Of two concurrent answers, the second changes nothing. */
export async function updateAnswer(
  tx: Queryable,
  personId: string,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<void> {
  await tx
    .update(caseQuestions)
    .set({ answer, answeredAt: sql`now()` })
    .where(and(isAbout(personId), eq(caseQuestions.id, questionId), sql`${state} = 'open'`));
}

/** An open question whose email was not sent yet. */
export async function readQuestionEmail(db: Queryable, questionId: string): Promise<QuestionEmailRow | undefined> {
  const [found] = await db
    .select({
      email: profiles.email,
      nickname: sql<string>`coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME})`,
      language: profiles.language,
      until: caseQuestions.answerUntil,
    })
    .from(caseQuestions)
    .innerJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, caseQuestions.subject))
    .innerJoin(profiles, eq(profiles.id, moderationPseudonyms.personId))
    .where(and(eq(caseQuestions.id, questionId), isNull(caseQuestions.toldAt), sql`${state} = 'open'`));
  return found;
}

export async function markTold(db: Queryable, questionId: string): Promise<void> {
  await db.update(caseQuestions).set({ toldAt: sql`now()` }).where(eq(caseQuestions.id, questionId));
}

/** Deletes questions with the last evidence of their case; those of reports without evidence after a year. */
export function deleteDueQuestions(db: Queryable): Promise<void> {
  const hasEvidence = sql`exists (
    select from ${reportEvidence} where ${reportEvidence.id} = any (${caseQuestions.evidenceIds}))`;
  const isOld = and(sql`${caseQuestions.askedAt} < now() - interval '1 year'`, sql`not ${isOfCase}`);
  const isDue = and(sql`not ${hasEvidence}`, or(sql`cardinality(${caseQuestions.evidenceIds}) > 0`, isOld));
  return deleteInBatches(db, caseQuestions, sql`${isDue}`);
}

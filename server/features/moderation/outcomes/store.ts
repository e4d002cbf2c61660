import { OUTCOMES_SHOWN, REPORTS_PER_OUTCOME } from "@nakamatch/contract/vocabulary/reports";
import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportAppeals, reportOutcomes } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import type { DecidedReport, OutcomeRow } from "./types.ts";

/** Reads what the outcomes of just resolved reports need. Run it in the transaction of the decision. */
export async function describeDecided(db: Queryable, reportIds: string[]): Promise<DecidedReport[]> {
  const found = await db
    .select({
      id: reports.id,
      reporterId: reports.reporterId,
      reportedAt: reports.createdAt,
      isFinal: sql<boolean>`${reportAppeals.reportId} is not null`,
    })
    .from(reports)
    .leftJoin(reportAppeals, eq(reportAppeals.reportId, reports.id))
    .where(and(inArray(reports.id, reportIds), eq(reports.resolved, true)));
  return found.map(({ reportedAt, ...report }) => ({ ...report, reportedAt: reportedAt.toISOString() }));
}

/** Inserts one outcome per reporter with an account. Skips reopened reports and existing outcomes. */
export async function insertOutcomes(db: Queryable, decisionId: string, decided: DecidedReport[]): Promise<void> {
  await db.execute(sql`
    insert into ${reportOutcomes} (reporter_id, decision_id, report_ids, reported_at, is_acted, is_final)
    select told."reporterId", ${moderationLog.id}, array_agg(told.id), max(told."reportedAt"),
      ${moderationLog.action} <> 'dismissal', bool_or(told."isFinal")
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb)
      as told (id uuid, "reporterId" uuid, "reportedAt" timestamptz, "isFinal" boolean)
    join ${moderationLog} on ${moderationLog.id} = ${decisionId}::uuid
    where exists (select from ${profiles} where ${profiles.id} = told."reporterId")
      and not exists (select from ${reports} where ${reports.id} = told.id and not ${reports.resolved})
    group by told."reporterId", ${moderationLog.id}, ${moderationLog.action}
    on conflict do nothing`);
}

/** The latest, newest first. */
export function readOutcomes(db: Queryable, reporterId: string): Promise<OutcomeRow[]> {
  return selectOutcomes(db, eq(reportOutcomes.reporterId, reporterId))
    .orderBy(desc(reportOutcomes.toldAt), desc(reportOutcomes.id))
    .limit(OUTCOMES_SHOWN);
}

/** Undefined if it is another reporter's. */
export async function readOutcome(
  db: Queryable,
  reporterId: string,
  outcomeId: string,
): Promise<OutcomeRow | undefined> {
  const isTheirs = and(eq(reportOutcomes.reporterId, reporterId), eq(reportOutcomes.id, outcomeId));
  const [found] = await selectOutcomes(db, isTheirs);
  return found;
}

function selectOutcomes(db: Queryable, condition: SQL | undefined) {
  const { id, decisionId, reportIds, reportedAt, toldAt, isActed, isFinal, appealedAt } = reportOutcomes;
  const personId = sql<string | null>`(
    select ${reports.reportedUserId} from ${reports}
    where ${reports.id} = any (${reportIds}) and ${reports.reporterId} = ${reportOutcomes.reporterId}
      and ${reports.resolved}
    limit 1)`;
  const ownReports = sql<OutcomeRow["reports"]>`(
    select coalesce(json_agg(own), '[]') from (
      select ${reports.reason}, ${reports.description}, ${reports.createdAt} as "reportedAt" from ${reports}
      where ${reports.id} = any (${reportIds}) and ${reports.reporterId} = ${reportOutcomes.reporterId}
      order by ${reports.createdAt} desc, ${reports.id} limit ${REPORTS_PER_OUTCOME}
    ) as own)`;
  return db
    .select({
      id,
      decisionId,
      reportIds,
      reportedAt,
      toldAt,
      reports: ownReports,
      isActed,
      isFinal,
      appealedAt,
      personId,
    })
    .from(reportOutcomes)
    .where(condition)
    .$dynamic();
}

/** Of two concurrent calls, the second returns false. */
export async function markAppealed(tx: Queryable, outcomeId: string): Promise<boolean> {
  const marked = await tx
    .update(reportOutcomes)
    .set({ appealedAt: sql`now()` })
    .where(and(eq(reportOutcomes.id, outcomeId), isNull(reportOutcomes.appealedAt)))
    .returning({ id: reportOutcomes.id });
  return marked.length > 0;
}

export async function insertAppeal(
  tx: Queryable,
  appeal: { reportId: string; decisionId: string; body: string },
): Promise<void> {
  await tx.insert(reportAppeals).values(appeal);
}

/** Whether the appeal about these reports has exactly this text. */
export async function hasSameBody(db: Queryable, reportIds: string[], body: string): Promise<boolean> {
  return (
    (await db.$count(reportAppeals, and(inArray(reportAppeals.reportId, reportIds), eq(reportAppeals.body, body)))) > 0
  );
}

/** Deletes outcomes after a year. */
export function deleteOld(db: Queryable): Promise<void> {
  return deleteInBatches(db, reportOutcomes, sql`${reportOutcomes.toldAt} < now() - interval '1 year'`);
}

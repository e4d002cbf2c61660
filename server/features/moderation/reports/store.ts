import { randomUUID } from "node:crypto";
import type { Concern } from "@nakamatch/contract/vocabulary/concerns";
import { CASE_SHOWN } from "@nakamatch/contract/vocabulary/moderation";
import { REVIEWED_MAX } from "@nakamatch/contract/vocabulary/reports";
import type { Report } from "@nakamatch/domain/safety/report";
import { and, asc, desc, eq, gt, inArray, lte, not, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/open.ts";
import {
  moderationLog,
  moderationPseudonyms,
  standingDecisions,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import {
  deletedAccounts,
  evidencePhotos,
  reportEvidence,
  reportReviews,
  sealedPhotos,
} from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import { selectChatParts, selectEnds, selectPlans, selectShown } from "./conditions.ts";
import type {
  EvidenceRow,
  MadeReportRow,
  NewEvidence,
  ReportPair,
  SealedRow,
  ShownMessage,
  ShownRow,
} from "./types.ts";

/** Reads a person as the reporter sees them: on a profile like any member, in a chat even if they have blocked the reporter. */
export async function readShown(db: Queryable, kind: Report["kind"], pair: ReportPair): Promise<ShownRow | undefined> {
  const [found] = await selectShown(db, kind, pair);
  return found;
}

/** See `selectChatParts`. */
export function readChatParts(db: Queryable, pair: ReportPair, markedId: string | undefined): Promise<ShownMessage[]> {
  return selectChatParts(db, pair, markedId);
}

export async function profileExists(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(profiles, eq(profiles.id, personId))) > 0;
}

/** Whether the same report is unresolved (REPORT-09, OPEN-69). */
export async function hasUnresolved(
  db: Queryable,
  { reporterId, personId }: ReportPair,
  reason: Report["reason"],
): Promise<boolean> {
  const isSame = and(
    eq(reports.reporterId, reporterId),
    eq(reports.reportedUserId, personId),
    eq(reports.reason, reason),
    eq(reports.resolved, false),
  );
  return (await db.$count(reports, isSame)) > 0;
}

/** Locks both people until the commit, in the global lock order; run it first. */
export async function lockReportPair(tx: Queryable, { reporterId, personId }: ReportPair): Promise<void> {
  const people = [reporterId, personId].sort();
  await tx.execute(sql`
    select hold_person(person.id, false) from unnest(${sql.param(people)}::uuid[]) as person (id)`);
}

/** REPORT-11. @returns the report's id */
export async function insertReport(
  tx: Queryable,
  { reporterId, personId }: ReportPair,
  { reason, description }: Report,
): Promise<string> {
  const values = { reporterId, reportedUserId: personId, reason, description };
  const [made] = await tx.insert(reports).values(values).returning({ id: reports.id });
  if (!made) throw new Error("the report was not stored");
  return made.id;
}

/** Counts which of these photos no evidence has yet, and how many the reporter has had sealed within 24 hours. */
export async function countPhotos(
  tx: Queryable,
  reporterId: string,
  paths: string[],
): Promise<{ added: number; today: number }> {
  const { rows } = await tx.execute<{ added: number; today: number }>(sql`
    with theirs as (
      select ${reportEvidence.id} as id, ${reportEvidence.photoPath} as path from ${reportEvidence}
      join ${reports} on ${reports.id} = ${reportEvidence.reportId}
      where ${reports.reporterId} = ${reporterId} and ${reportEvidence.sealedAt} > now() - interval '1 day'
    )
    select
      (select count(*)::int from unnest(${sql.param(paths)}::text[]) as given (path)
        where not exists (select from ${sealedPhotos} sealed where sealed.path = given.path)) as added,
      (select count(distinct path)::int from (
        select path from theirs
        union select more.path from ${evidencePhotos} more join theirs on theirs.id = more.evidence_id
      ) paths) as today`);
  return rows[0] ?? { added: 0, today: 0 };
}

/** Skips stored paths: their content never changes. Sorted, so that concurrent reports cannot deadlock. */
export async function insertPhotos(tx: Queryable, photos: { path: string; image: Buffer }[]): Promise<void> {
  if (photos.length === 0) return;
  const ordered = photos.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  await tx.insert(sealedPhotos).values(ordered).onConflictDoNothing();
}

/** The trigger `report_evidence_seal` sets the hash. */
export async function insertEvidence(tx: Queryable, { personId, photos, ...evidence }: NewEvidence): Promise<void> {
  const id = randomUUID();
  const subject = sql`moderation_pseudonym(${personId}::uuid)`;
  const [photoPath = null, ...more] = photos.map(({ file }) => file?.path ?? null);
  await tx.insert(reportEvidence).values({ id, ...evidence, subject, photoPath });
  const behind = more.flatMap((path, index) => (path === null ? [] : { evidenceId: id, place: index + 2, path }));
  if (behind.length > 0) await tx.insert(evidencePhotos).values(behind);
}

/** Keeps the address hash of a person with unresolved reports. Run it before the deletion, with the person locked. */
export async function keepForCase(tx: Queryable, personId: string, emailKey: string): Promise<void> {
  const person = sql`${personId}::uuid`;
  await tx.execute(sql`
    insert into ${deletedAccounts} (id, email_key)
    select moderation_pseudonym(${person}), ${emailKey}
    where exists (select from ${reports} where ${reports.reportedUserId} = ${person} and not ${reports.resolved})`);
}

export async function findEmailKey(tx: Queryable, personId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ emailKey: deletedAccounts.emailKey })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.id, personId));
  return found?.emailKey ?? undefined;
}

export async function clearEmailKey(tx: Queryable, personId: string): Promise<void> {
  await tx.update(deletedAccounts).set({ emailKey: null }).where(eq(deletedAccounts.id, personId));
}

/** Resolves all reports of a person; returns those that were unresolved, and evidence hashes, oldest first. */
export async function resolveAll(
  tx: Queryable,
  personId: string,
): Promise<{ evidence: string[]; reportIds: string[] }> {
  const resolved = tx.$with("resolved").as(
    tx
      .update(reports)
      .set({ resolved: true })
      .where(and(eq(reports.reportedUserId, personId), eq(reports.resolved, false)))
      .returning({ id: reports.id }),
  );
  const rows = await tx
    .with(resolved)
    .select({ id: resolved.id, hash: reportEvidence.hash })
    .from(resolved)
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, resolved.id))
    .orderBy(asc(reportEvidence.sealedAt), asc(reportEvidence.id));
  return { evidence: rows.flatMap(({ hash }) => hash ?? []), reportIds: [...new Set(rows.map(({ id }) => id))] };
}

/** The reported person of the reporter's own unresolved report. */
export async function readReported(
  db: Queryable,
  { reportId, reporterId }: { reportId: string; reporterId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ personId: reports.reportedUserId })
    .from(reports)
    .where(and(eq(reports.id, reportId), eq(reports.reporterId, reporterId), eq(reports.resolved, false)));
  return found?.personId;
}

/** A less urgent mark by a moderator gives way. Returns whether anything changed; the case follows by a trigger. */
export async function updateConcern(tx: Queryable, reportId: string, concern: Concern): Promise<boolean> {
  const keepsMark = sql`concern_urgency(${reports.mark}) >= concern_urgency(${concern})`;
  const changed = await tx
    .update(reports)
    .set({ concern, concernAt: sql`now()`, mark: sql`case when ${keepsMark} then ${reports.mark} end` })
    .where(
      and(eq(reports.id, reportId), eq(reports.resolved, false), sql`${reports.concern} is distinct from ${concern}`),
    )
    .returning({ id: reports.id });
  return changed.length > 0;
}

/**
 * Marks a person's unresolved reports, in place of their answers; null takes marks away. The case follows by a trigger.
 *
 * @returns whether anything changed
 */
export async function markReports(tx: Queryable, personId: string, concern: Concern | null): Promise<boolean> {
  const isOther = concern
    ? sql`${reports.mark} is distinct from ${concern}`
    : sql`coalesce(${reports.mark}, ${reports.concern}, 'none') <> 'none'`;
  const changed = await tx
    .update(reports)
    .set({ mark: concern ?? "none" })
    .where(and(eq(reports.reportedUserId, personId), eq(reports.resolved, false), isOther))
    .returning({ id: reports.id });
  return changed.length > 0;
}

/** Reopens those of the reporter's reports that are resolved, without moderators' marks; returns them latest first. */
export async function unresolve(
  tx: Queryable,
  { reporterId, personId }: ReportPair,
  reportIds: string[],
): Promise<string[]> {
  const isTheirs = and(eq(reports.reporterId, reporterId), eq(reports.reportedUserId, personId));
  const opened = await tx
    .update(reports)
    .set({ resolved: false, mark: null })
    .where(and(inArray(reports.id, reportIds), isTheirs, eq(reports.resolved, true)))
    .returning({ id: reports.id, at: reports.createdAt });
  return opened.sort((one, other) => other.at.getTime() - one.at.getTime()).map(({ id }) => id);
}

const evidenceColumns = {
  id: reportEvidence.id,
  reportId: reportEvidence.reportId,
  kind: reportEvidence.kind,
  content: reportEvidence.content,
  hash: reportEvidence.hash,
  snapshot: sql<string>`md5(concat_ws('|', ${reportEvidence.kind}, ${reportEvidence.content}::text, ${reportEvidence.photoPath}))`,
  sealedAt: reportEvidence.sealedAt,
  eraseAt: reportEvidence.eraseAt,
};

function isReportBy(viewerId: string) {
  return sql`exists (
    select from ${reports} where ${reports.id} = ${reportEvidence.reportId} and ${reports.reporterId} = ${viewerId}::uuid)`;
}

/** Evidence about a person or pseudonym, latest first; nothing unless the viewer is an impartial moderator. */
export function readEvidenceOf(
  db: Queryable,
  viewerId: string,
  { personId, limit }: { personId: string; limit: number },
): Promise<EvidenceRow[]> {
  return db
    .select(evidenceColumns)
    .from(reportEvidence)
    .where(
      and(
        sql`${reportEvidence.subject} = coalesce((
          select ${moderationPseudonyms.pseudonym} from ${moderationPseudonyms}
          where ${moderationPseudonyms.personId} = ${personId}::uuid), ${personId}::uuid)`,
        visibleTo(viewerId, sql`${personId}::uuid`, "impartialModerator"),
        not(isReportBy(viewerId)),
      ),
    )
    .orderBy(desc(reportEvidence.sealedAt), desc(reportEvidence.id))
    .limit(limit);
}

/** A photo of evidence, for an impartial moderator. `place`: from 1. */
export async function readPhotoOf(
  db: Queryable,
  viewerId: string,
  { evidenceId, place }: { evidenceId: string; place: number },
): Promise<Buffer | undefined> {
  const isAtPlace = and(eq(evidencePhotos.evidenceId, reportEvidence.id), eq(evidencePhotos.place, place));
  const path = place === 1 ? reportEvidence.photoPath : evidencePhotos.path;
  const [found] = await db
    .select({ image: sealedPhotos.image })
    .from(reportEvidence)
    .leftJoin(evidencePhotos, isAtPlace)
    .innerJoin(sealedPhotos, eq(sealedPhotos.path, path))
    .leftJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, reportEvidence.subject))
    .where(
      and(
        eq(reportEvidence.id, evidenceId),
        visibleTo(
          viewerId,
          sql`coalesce(${moderationPseudonyms.personId}, ${reportEvidence.subject})`,
          "impartialModerator",
        ),
        not(isReportBy(viewerId)),
      ),
    );
  return found?.image;
}

/** A page of evidence by id, with the inputs of its hash. */
export function readSealed(db: Queryable, after: string, limit: number): Promise<SealedRow[]> {
  return db
    .select({
      id: reportEvidence.id,
      hash: reportEvidence.hash,
      subject: reportEvidence.subject,
      kind: reportEvidence.kind,
      sealedAt: reportEvidence.sealedAt,
      photoHash: sealedPhotos.hash,
      moreHashes: sql<string[]>`array(
        select more.hash from ${evidencePhotos} join ${sealedPhotos} more on more.path = ${evidencePhotos.path}
        where ${eq(evidencePhotos.evidenceId, reportEvidence.id)} order by ${evidencePhotos.place})`,
      content: sql<string>`${reportEvidence.content}::text`,
    })
    .from(reportEvidence)
    .leftJoin(sealedPhotos, eq(sealedPhotos.path, reportEvidence.photoPath))
    .where(gt(reportEvidence.id, after))
    .orderBy(asc(reportEvidence.id))
    .limit(limit);
}

/**
 * Deletes due evidence, photos without evidence, and resolved reports of deleted accounts after a year. The trigger
 * `report_evidence_wait` keeps evidence that a decision or an appeal still needs.
 */
export async function deleteDue(db: Db): Promise<void> {
  await db.transaction(async (tx: Tx) => {
    // Keeps out concurrent reports, which may reuse a photo.
    await tx.execute(sql`lock table ${sealedPhotos} in share row exclusive mode`);
    await tx.delete(reportEvidence).where(lte(reportEvidence.eraseAt, sql`now()`));
    const showing = tx
      .select({ path: reportEvidence.photoPath })
      .from(reportEvidence)
      .where(eq(reportEvidence.photoPath, sealedPhotos.path));
    const showingBehind = tx
      .select({ path: evidencePhotos.path })
      .from(evidencePhotos)
      .where(eq(evidencePhotos.path, sealedPhotos.path));
    await tx.delete(sealedPhotos).where(and(notExists(showing), notExists(showingBehind)));
  });
  // After the commit, so that reports with photos need not wait.
  const accounts = sql`(select count(*) from ${profiles}
    where ${profiles.id} in (${reports.reporterId}, ${reports.reportedUserId}))`;
  const isOld = sql`${reports.resolved} and ${reports.createdAt} <= now() - interval '1 year' and ${accounts} < 2`;
  await deleteInBatches(db, reports, isOld);
  const about = sql`select from ${reports} where ${reports.reportedUserId} = ${deletedAccounts.id}`;
  await deleteInBatches(db, deletedAccounts, sql`not exists (${about})`);
}

/** Reads the person's reviewed reports that they have not acknowledged, first reviewed first. */
export async function readReviewed(db: Queryable, reporterId: string): Promise<string[]> {
  const rows = await db
    .select({ reportId: reportReviews.reportId })
    .from(reportReviews)
    .where(eq(reportReviews.reporterId, reporterId))
    .orderBy(asc(reportReviews.reviewedAt), asc(reportReviews.reportId))
    .limit(REVIEWED_MAX);
  return rows.map(({ reportId }) => reportId);
}

/** Acknowledges reviews. */
export async function deleteReviewed(db: Queryable, reporterId: string, reportIds: string[]): Promise<void> {
  await db
    .delete(reportReviews)
    .where(and(eq(reportReviews.reporterId, reporterId), inArray(reportReviews.reportId, reportIds)));
}

/** Reads the last reports made by the person, with the last decision about each. */
export function listMadeReports(db: Queryable, moderatorId: string, personId: string): Promise<MadeReportRow[]> {
  const later = alias(moderationLog, "later");
  // Query builder conditions keep their table names in subqueries.
  const isReversal = and(eq(later.concerns, standingDecisions.id), eq(later.action, "appeal_granted"));
  const endings = db
    .select({
      action: standingDecisions.action,
      isReversed: sql<boolean>`exists (select from ${moderationLog} later where ${isReversal})`.as("is_reversed"),
    })
    .from(standingDecisions)
    .where(
      and(
        eq(standingDecisions.subject, reportEvidence.subject),
        sql`${reportEvidence.hash} = any (${standingDecisions.evidence})`,
      ),
    )
    .orderBy(desc(standingDecisions.number))
    .limit(1)
    .as("endings");
  return db
    .select({
      id: reports.id,
      reason: reports.reason,
      reportedAt: reports.createdAt,
      resolved: reports.resolved,
      action: sql<string | null>`${endings.action}`,
      isReversed: sql<boolean>`coalesce(${endings.isReversed}, false)`,
    })
    .from(reports)
    .leftJoin(reportEvidence, eq(reportEvidence.reportId, reports.id))
    .leftJoinLateral(endings, sql`true`)
    .where(
      and(
        eq(reports.reporterId, personId),
        visibleTo(moderatorId, reports.reportedUserId, "impartialModerator"),
        visibleTo(moderatorId, reports.reporterId, "impartialModerator"),
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(CASE_SHOWN.made);
}

export { selectEnds as readEnds, selectPlans as readPlans };

import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { AppealOutcome } from "@nakamatch/contract/vocabulary/statements";
import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import {
  appealDrafts,
  appeals,
  heldPhotos,
  moderationLog,
  moderationPseudonyms,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { AppealDecision, AppealDraft, AppealSubject, OpenAppealRow } from "./types.ts";

/** Stores an appeal against an existing decision. @returns its time; undefined if there already is one */
export async function insertAppeal(
  db: Queryable,
  { personId, decisionId }: AppealSubject,
  body: string,
): Promise<{ sentAt: Date } | undefined> {
  const [stored] = await db
    .insert(appeals)
    .values({ personId, decisionId, body })
    .onConflictDoNothing({ target: appeals.decisionId })
    .returning({ sentAt: appeals.createdAt });
  return stored;
}

/** Whether the decision's appeal has exactly this text. */
export async function hasSameBody(db: Queryable, decisionId: string, body: string): Promise<boolean> {
  return (await db.$count(appeals, and(eq(appeals.decisionId, decisionId), eq(appeals.body, body)))) > 0;
}

function isOwnDecision(moderatorId: string): SQL {
  return sql`has_decided(${moderatorId}::uuid, ${appeals.decisionId})`;
}

/** Hides a moderator's own appeals and those of people they ever reported. */
function isShownTo(moderatorId: string): SQL {
  return visibleTo(moderatorId, appeals.personId, "uninvolvedModerator");
}

function isOpenFor(moderatorId: string): SQL | undefined {
  return and(isNull(appeals.outcome), isShownTo(moderatorId));
}

/** Open appeals visible to a moderator, oldest first. */
export async function readOpenAppeals(
  db: Queryable,
  moderatorId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<OpenAppealRow[]> {
  const decider = alias(moderationPseudonyms, "decider");
  const moderator = alias(profiles, "moderator");
  const rows = await db
    .select({
      id: appeals.id,
      sentAt: appeals.createdAt,
      body: appeals.body,
      decisionId: appeals.decisionId,
      // Photo decisions have the photo's hash as evidence, and no report.
      evidence: sql<
        string[]
      >`case when ${moderationLog.action} like 'photo%' then '{}' else ${moderationLog.evidence} end`,
      photoPath: heldPhotos.path,
      person: badgeColumns,
      decidedBy: { id: moderator.id, nickname: moderator.nickname },
      draft: appealDrafts.answer,
    })
    .from(appeals)
    .innerJoin(profiles, eq(profiles.id, appeals.personId))
    .innerJoin(moderationLog, eq(moderationLog.id, appeals.decisionId))
    .leftJoin(heldPhotos, eq(heldPhotos.decisionId, moderationLog.id))
    .leftJoin(decider, eq(decider.pseudonym, moderationLog.actor))
    .leftJoin(moderator, and(eq(moderator.id, decider.personId), visibleTo(moderatorId, moderator.id, "moderator")))
    .leftJoin(appealDrafts, isDraftOf(moderatorId, appeals.id))
    .where(
      and(
        isOpenFor(moderatorId),
        after &&
          sql`(${appeals.createdAt}, ${appeals.id}) > (${sql.param(after.at, appeals.createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(appeals.createdAt), asc(appeals.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    decidedBy: row.decidedBy && { id: row.decidedBy.id, nickname: row.decidedBy.nickname ?? DEFAULT_NICKNAME },
  }));
}

export function countOpenAppeals(db: Queryable, moderatorId: string): Promise<number> {
  return db.$count(appeals, isOpenFor(moderatorId));
}

/** Reads an appeal's subject, if visible to this moderator. */
export async function readAppealSubject(
  db: Queryable,
  moderatorId: string,
  appealId: string,
): Promise<AppealSubject | undefined> {
  const [found] = await db
    .select({ personId: appeals.personId, decisionId: appeals.decisionId })
    .from(appeals)
    .where(and(eq(appeals.id, appealId), isShownTo(moderatorId)));
  return found;
}

/**
 * Closes an open appeal that the moderator can see and whose decision is not theirs. Of two concurrent calls, the
 * second changes nothing.
 */
export async function closeAppeal(
  tx: Queryable,
  appealId: string,
  moderatorId: string,
  { outcome, answer, at }: AppealDecision,
): Promise<boolean> {
  const closed = await tx
    .update(appeals)
    .set({ outcome, answer, decidedBy: moderatorId, decidedAt: at })
    .where(and(eq(appeals.id, appealId), isOpenFor(moderatorId), sql`not ${isOwnDecision(moderatorId)}`))
    .returning({ id: appeals.id });
  return closed.length > 0;
}

/** How an appeal was decided and by whom; null while open. */
export async function readOutcome(
  db: Queryable,
  appealId: string,
): Promise<{ outcome: AppealOutcome | null; answer: string | null; decidedBy: string | null } | undefined> {
  const { outcome, answer, decidedBy } = appeals;
  const [found] = await db.select({ outcome, answer, decidedBy }).from(appeals).where(eq(appeals.id, appealId));
  return found;
}

function isDraftOf(moderatorId: string, appealId: string | typeof appeals.id): SQL | undefined {
  return and(eq(appealDrafts.appealId, appealId), eq(appealDrafts.moderatorId, moderatorId));
}

/**
 * Keeps an unsent answer. Lock the appeal's person first, so that a concurrent decision is over.
 *
 * @returns false if the appeal is closed or hidden from the moderator
 */
export async function upsertDraft(tx: Tx, moderatorId: string, { appealId, answer }: AppealDraft): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into ${appealDrafts} (appeal_id, moderator_id, answer)
    select ${appeals.id}, ${moderatorId}::uuid, ${answer} from ${appeals}
    where ${eq(appeals.id, appealId)} and ${isOpenFor(moderatorId)}
    on conflict (appeal_id, moderator_id) do update set answer = excluded.answer, saved_at = now()
    returning appeal_id`);
  return rows.length > 0;
}

export async function deleteDraft(db: Queryable, moderatorId: string, appealId: string): Promise<void> {
  await db.delete(appealDrafts).where(isDraftOf(moderatorId, appealId));
}

/** Deletes all moderators' drafts of a decided appeal. */
export async function deleteDrafts(tx: Tx, appealId: string): Promise<void> {
  await tx.delete(appealDrafts).where(eq(appealDrafts.appealId, appealId));
}

/** Deletes drafts unchanged for 30 days. */
export async function forgetOldDrafts(db: Queryable): Promise<void> {
  await db.delete(appealDrafts).where(sql`${appealDrafts.savedAt} < now() - interval '30 days'`);
}

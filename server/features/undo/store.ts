import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { CLAIM_MINUTES } from "@nakamatch/contract/vocabulary/moderation";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { nicknameOf } from "../../platform/database/person-columns.ts";
import { moderationLog, undoableDecisions } from "../../platform/database/schema/moderation.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { Kept, NewUndoable, UndoableRow, UndoneDecision } from "./types.ts";

/** Decisions may wait for locks after their transaction began. */
const now = sql`clock_timestamp()`;

/** What a decision about the person can change. Run it before, with the person locked. */
export async function readBefore(tx: Queryable, personId: string): Promise<Kept> {
  const { rows } = await tx.execute<{ kept: Kept }>(sql`select decision_before(${personId}::uuid) as kept`);
  return rows[0]?.kept;
}

/** @returns the end of the time for undo */
export async function insertUndoable(tx: Queryable, undoable: NewUndoable): Promise<Date> {
  const until = sql`${now} + make_interval(secs => ${UNDO_SECONDS})`;
  const [stored] = await tx
    .insert(undoableDecisions)
    .values({ ...undoable, until })
    .returning({ until: undoableDecisions.until });
  if (!stored) throw new Error("the decision cannot be undone");
  return stored.until;
}

/** Deletes the row in time; waits for the job that deletes it. Undefined without one. */
export async function takeUndoable(tx: Queryable, decisionId: string): Promise<{ kept: Kept } | undefined> {
  const [taken] = await tx
    .delete(undoableDecisions)
    .where(and(eq(undoableDecisions.decisionId, decisionId), gt(undoableDecisions.until, now)))
    .returning({ kept: undoableDecisions.kept });
  return taken;
}

/** Restores what the decision replaced, and claims the case unless another moderator holds it. */
export async function restoreBefore(
  tx: Queryable,
  { personId, moderatorId, action, kept }: UndoneDecision,
): Promise<void> {
  await tx.execute(sql`
    select decision_undo(${personId}::uuid, ${action}, ${JSON.stringify(kept)}::jsonb, ${moderatorId}::uuid, ${CLAIM_MINUTES}::int)`);
}

/** Waits for a pending undo. */
export async function deleteUndoable(db: Queryable, decisionId: string): Promise<void> {
  await db.delete(undoableDecisions).where(eq(undoableDecisions.decisionId, decisionId));
}

export async function deleteOver(db: Queryable): Promise<void> {
  await db.delete(undoableDecisions).where(lte(undoableDecisions.until, now));
}

/** The moderator's last decision that can be undone. */
export async function readUndoable(db: Queryable, moderatorId: string): Promise<UndoableRow | undefined> {
  const { decisionId, until } = undoableDecisions;
  const [found] = await db
    .select({
      decisionId,
      action: sql<UndoableRow["action"]>`${moderationLog.action}`,
      nickname: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
      left: sql<number>`floor(extract(epoch from ${until} - ${now}) * 1000)::int`,
    })
    .from(undoableDecisions)
    .innerJoin(moderationLog, eq(moderationLog.id, decisionId))
    .leftJoin(
      profiles,
      and(eq(profiles.id, undoableDecisions.personId), visibleTo(moderatorId, profiles.id, "moderator")),
    )
    .where(and(gt(until, now), sql`has_decided(${moderatorId}::uuid, ${decisionId})`))
    .orderBy(desc(moderationLog.number))
    .limit(1);
  return found;
}

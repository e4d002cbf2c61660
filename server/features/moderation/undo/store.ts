import { CLAIM_MINUTES } from "@nakamatch/contract/vocabulary/moderation";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { nicknameOf } from "../../../platform/database/person-columns.ts";
import {
  banDecisions,
  moderationCases,
  moderationLog,
  moderationPseudonyms,
  undoableDecisions,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { moderatedPeople } from "../../../platform/database/schema/reports.ts";
import { bansInForce } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { BanInForce, UndoableRow } from "./types.ts";

/** Returns the person of the moderator's decision, or a deleted account's pseudonym. */
export async function readDecided(db: Queryable, moderatorId: string, decisionId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ personId: sql<string>`coalesce(${moderationPseudonyms.personId}, ${moderationLog.subject})` })
    .from(moderationLog)
    .leftJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, moderationLog.subject))
    .where(and(eq(moderationLog.id, decisionId), sql`has_decided(${moderatorId}::uuid, ${decisionId}::uuid)`));
  return found?.personId;
}

/** Returns the entry that undid a decision. */
export async function readUndo(db: Queryable, decisionId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: moderationLog.id })
    .from(moderationLog)
    .where(and(eq(moderationLog.concerns, decisionId), eq(moderationLog.action, "undo")));
  return found?.id;
}

export async function readInForce(db: Queryable, personId: string): Promise<BanInForce | undefined> {
  const { reason, until, userId } = bansInForce;
  const [found] = await db
    .select({ reason, until, decisionId: banDecisions.decisionId })
    .from(bansInForce)
    .leftJoin(banDecisions, eq(banDecisions.userId, userId))
    .where(eq(userId, personId));
  return found;
}

/**
 * Restores what the decision replaced, with unsent notes: the moderator's own are those of the decision. Claims the case
 * unless another moderator holds it.
 */
export async function restore(
  tx: Queryable,
  { personId, actorId }: { personId: string; actorId: string },
  { id, action, kept }: { id: string; action: string; kept: unknown },
): Promise<void> {
  const before = sql`${JSON.stringify(kept)}::jsonb`;
  await tx.execute(sql`
    select decision_undo(${personId}::uuid, ${action}, ${before}, ${actorId}::uuid, ${CLAIM_MINUTES}::int)`);
  await tx.execute(sql`
    select undo_drafts(${personId}::uuid, ${id}::uuid, ${actorId}::uuid, coalesce(${before} -> 'drafts', '[]'))`);
}

export async function hasCase(db: Queryable, personId: string): Promise<boolean> {
  return (await db.$count(moderationCases, eq(moderationCases.personId, personId))) > 0;
}

/** The moderator's last decision that can be undone. */
export async function readUndoable(db: Queryable, moderatorId: string): Promise<UndoableRow | undefined> {
  const { decisionId, until } = undoableDecisions;
  const { subject, number } = moderationLog;
  const [found] = await db
    .select({
      decisionId,
      action: sql<UndoableRow["action"]>`${moderationLog.action}`,
      personId: moderatedPeople.id,
      nickname: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
      left: sql<number>`greatest(0, floor(extract(epoch from ${until} - clock_timestamp()) * 1000))::int`,
    })
    .from(undoableDecisions)
    .innerJoin(moderationLog, eq(moderationLog.id, decisionId))
    .leftJoin(moderationPseudonyms, eq(moderationPseudonyms.pseudonym, subject))
    .innerJoin(moderatedPeople, sql`${moderatedPeople.id} = coalesce(${moderationPseudonyms.personId}, ${subject})`)
    .leftJoin(profiles, eq(profiles.id, moderatedPeople.id))
    .where(
      and(
        gt(until, sql`clock_timestamp()`),
        sql`has_decided(${moderatorId}::uuid, ${decisionId})`,
        sql`not exists (select from ${moderationLog} later where later.subject = ${subject} and later.number > ${number})`,
        visibleTo(moderatorId, moderatedPeople.id, "impartialModerator"),
      ),
    )
    .orderBy(desc(number))
    .limit(1);
  return found;
}

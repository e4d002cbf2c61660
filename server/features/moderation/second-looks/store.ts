import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import {
  banDecisions,
  moderationLog,
  moderationPseudonyms,
  secondLooks,
} from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { AwaitedLookRow } from "./types.ts";

/** Condition on `bans`, `ban_decisions` and `second_looks`: a permanent ban by another moderator, while there are several. */
function isAwaitedOf(moderatorId: string): SQL | undefined {
  return and(
    eq(bans.type, "ban"),
    isNull(bans.until),
    sql`not has_decided(${moderatorId}::uuid, ${secondLooks.decisionId})`,
    sql`exists (select from ${profiles} other where other.is_moderator and other.id <> ${moderatorId}::uuid)`,
  );
}

/** The decision of the ban of a row of `moderation_log`: itself, or the one whose duration it changes. */
const awaitedBan = sql`case ${moderationLog.action} when 'ban_changed' then ${moderationLog.concerns} else ${moderationLog.id} end`;

/** The oldest ones. */
export function readAwaited(db: Queryable, moderatorId: string, limit: number): Promise<AwaitedLookRow[]> {
  const actors = alias(moderationPseudonyms, "actors");
  const deciders = alias(profiles, "deciders");
  return db
    .select({
      person: badgeColumns,
      realName: profiles.realName,
      reason: bans.reason,
      bannedAt: bans.createdAt,
      notes: bans.notes,
      decisionId: secondLooks.decisionId,
      decidedBy: deciders.nickname,
      evidence: moderationLog.evidence,
    })
    .from(secondLooks)
    .innerJoin(moderationLog, eq(moderationLog.id, secondLooks.decisionId))
    .innerJoin(banDecisions, eq(banDecisions.decisionId, awaitedBan))
    .innerJoin(bans, eq(bans.userId, banDecisions.userId))
    .innerJoin(profiles, eq(profiles.id, bans.userId))
    .leftJoin(actors, eq(actors.pseudonym, moderationLog.actor))
    .leftJoin(deciders, eq(deciders.id, actors.personId))
    .where(and(visibleTo(moderatorId, bans.userId, "uninvolvedModerator"), isAwaitedOf(moderatorId)))
    .orderBy(asc(bans.createdAt), asc(bans.userId))
    .limit(limit);
}

/** For a ban, or a change of one, that no longer stands; of a ban also the looks at its changes. */
export async function cancelLook(tx: Queryable, decisionId: string): Promise<void> {
  const changes = tx.select({ id: moderationLog.id }).from(moderationLog).where(eq(moderationLog.concerns, decisionId));
  await tx
    .delete(secondLooks)
    .where(or(eq(secondLooks.decisionId, decisionId), inArray(secondLooks.decisionId, changes)));
}

/** Returns false if the ban does not await this moderator. */
export async function deleteAwaited(
  tx: Tx,
  moderatorId: string,
  { personId, decisionId }: { personId: string; decisionId: string },
): Promise<boolean> {
  const awaited = tx
    .select({ decisionId: secondLooks.decisionId })
    .from(secondLooks)
    .innerJoin(moderationLog, eq(moderationLog.id, secondLooks.decisionId))
    .innerJoin(banDecisions, eq(banDecisions.decisionId, awaitedBan))
    .innerJoin(bans, eq(bans.userId, banDecisions.userId))
    .where(
      and(
        eq(secondLooks.decisionId, decisionId),
        eq(bans.userId, personId),
        visibleTo(moderatorId, bans.userId, "uninvolvedModerator"),
        isAwaitedOf(moderatorId),
      ),
    );
  const looked = await tx
    .delete(secondLooks)
    .where(inArray(secondLooks.decisionId, awaited))
    .returning({ decisionId: secondLooks.decisionId });
  return looked.length > 0;
}

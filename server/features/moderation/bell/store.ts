import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { moderationBells, moderationCases } from "../../../platform/database/schema/moderation.ts";
import { alertSettings } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { reportAppeals } from "../../../platform/database/schema/reports.ts";
import { reports } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";

const isRestedBell = sql`coalesce(${moderationBells.toldAt} <= now() - interval '1 hour', true)`;

/** Whether the case is neither the operator's nor claimed by another moderator. */
function isOpenTo(moderatorId: SQL): SQL | undefined {
  const isClaimed = sql`coalesce(${moderationCases.claimedUntil} > now(), false)`;
  return and(
    sql`not is_with_operator(${moderationCases.personId})`,
    or(sql`not ${isClaimed}`, sql`${moderationCases.claimedBy} is null`, eq(moderationCases.claimedBy, moderatorId)),
  );
}

/** At most `limit`. */
export async function readWaiting(db: Queryable, moderatorId: string, limit: number): Promise<number> {
  const waiting = db
    .select({ personId: moderationCases.personId })
    .from(moderationCases)
    .where(
      and(visibleTo(moderatorId, moderationCases.personId, "impartialModerator"), isOpenTo(sql`${moderatorId}::uuid`)),
    )
    .limit(limit)
    .as("waiting");
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(waiting);
  return row?.count ?? 0;
}

export async function upsertOpened(db: Queryable, moderatorId: string): Promise<void> {
  const openedAt = sql`now()`;
  await db
    .insert(moderationBells)
    .values({ moderatorId, openedAt })
    .onConflictDoUpdate({ target: moderationBells.moderatorId, set: { openedAt } });
}

/** Returns moderators with push enabled, no push within the last hour, and an unseen case that they may decide. */
export async function readDue(db: Queryable): Promise<string[]> {
  const seenUntil = sql`(
    select coalesce(max(bell.opened_at), '-infinity')
    from ${moderationBells} bell join ${profiles} opener on opener.id = bell.moderator_id
    where opener.is_moderator and not is_party(opener.id, ${moderationCases.personId}))`;
  // When a reporter's appeal reopened the case.
  const appealedAt = sql`(
    select max(appeal.created_at) from ${reportAppeals} appeal join ${reports} on ${reports.id} = appeal.report_id
    where ${reports.reportedUserId} = ${moderationCases.personId} and not ${reports.resolved})`;
  const hasUnseen = sql`exists (
    select from ${moderationCases}
    where greatest(${moderationCases.lastReportAt}, ${appealedAt}) > ${seenUntil}
      and ${isOpenTo(sql`${profiles.id}`)} and not is_party(${profiles.id}, ${moderationCases.personId}))`;
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(alertSettings, eq(alertSettings.personId, profiles.id))
    .leftJoin(moderationBells, eq(moderationBells.moderatorId, profiles.id))
    .where(and(eq(profiles.isModerator, true), eq(alertSettings.cases, true), isRestedBell, hasUnseen));
  return rows.map(({ id }) => id);
}

/** Returns the time; undefined if notified within the last hour. */
export async function ringOnce(tx: Tx, moderatorId: string): Promise<Date | undefined> {
  const toldAt = sql`now()`;
  const [rung] = await tx
    .insert(moderationBells)
    .values({ moderatorId, toldAt })
    .onConflictDoUpdate({ target: moderationBells.moderatorId, set: { toldAt }, setWhere: isRestedBell })
    .returning({ toldAt: moderationBells.toldAt });
  return rung?.toldAt ?? undefined;
}

import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNamed } from "../../../platform/database/named-people.ts";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import { banDecisions, moderationLog } from "../../../platform/database/schema/moderation.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { bans, bansInForce } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { BannedRow } from "./types.ts";

/** Whether a row is a ban in force. Repeating the type lets the planner use the list's index. */
function isBannedNow(): SQL | undefined {
  const inForce = sql`exists (select from ${bansInForce} where ${eq(bansInForce.userId, bans.userId)})`;
  return and(eq(bans.type, "ban"), inForce);
}

/** Banned people (MOD-12), latest ban first. */
export function readBanned(
  db: Queryable,
  moderatorId: string,
  { search, after, limit }: { search: string; after: CursorPosition | undefined; limit: number },
): Promise<BannedRow[]> {
  const deciders = alias(profiles, "deciders");
  return db
    .select({
      person: badgeColumns,
      realName: profiles.realName,
      reason: bans.reason,
      until: bans.until,
      bannedAt: bans.createdAt,
      notes: bans.notes,
      decidedBy: sql<string | null>`${deciders.nickname}`,
      evidence: sql<string[]>`coalesce(${moderationLog.evidence}, '{}')`,
    })
    .from(bans)
    .innerJoin(profiles, eq(profiles.id, bans.userId))
    .leftJoin(deciders, eq(deciders.id, bans.createdBy))
    .leftJoin(banDecisions, eq(banDecisions.userId, bans.userId))
    .leftJoin(moderationLog, eq(moderationLog.id, banDecisions.decisionId))
    .where(
      and(
        visibleTo(moderatorId, bans.userId, "impartialModerator"),
        isBannedNow(),
        isNamed(search),
        after && sql`(${bans.createdAt}, ${bans.userId}) < (${sql.param(after.at, bans.createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(bans.createdAt), desc(bans.userId))
    .limit(limit);
}

export async function countBanned(db: Queryable, moderatorId: string, search: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(bans)
    .innerJoin(profiles, eq(profiles.id, bans.userId))
    .where(and(visibleTo(moderatorId, bans.userId, "impartialModerator"), isBannedNow(), isNamed(search)));
  return row?.total ?? 0;
}

interface CurrentBan {
  id: string;
  since: Date;
  until: Date | null;
  /** Of its decision. */
  evidence: string[];
}

/** The row of a locked person who is banned. */
export async function readBan(tx: Tx, personId: string): Promise<CurrentBan | undefined> {
  const [found] = await tx
    .select({
      id: bans.id,
      since: bans.createdAt,
      until: bans.until,
      evidence: sql<string[]>`coalesce(${moderationLog.evidence}, '{}')`,
    })
    .from(bans)
    .leftJoin(banDecisions, eq(banDecisions.userId, bans.userId))
    .leftJoin(moderationLog, eq(moderationLog.id, banDecisions.decisionId))
    .where(eq(bans.userId, personId));
  return found;
}

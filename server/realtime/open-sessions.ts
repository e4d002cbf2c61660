import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";
import { bansInForce } from "../platform/database/schema/safety.ts";

/** Those of the sessions that are still valid: neither ended nor expired, and the person not banned. */
export async function readOpenSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .leftJoin(bansInForce, eq(bansInForce.userId, authSessions.userId))
    .where(
      and(
        sql`${authSessions.id} = any(${sql.param(sessionIds)}::uuid[])`,
        gt(authSessions.expiresAt, sql`now()`),
        isNull(bansInForce.userId),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

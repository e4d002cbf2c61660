import { and, eq, gt, sql } from "drizzle-orm";
import { needsSecondFactor } from "../platform/database/needs-second-factor.ts";
import type { Db } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";
import { visiblePeople } from "../platform/database/schema/safety.ts";

/**
 * Returns the sessions still valid: neither ended nor expired, of a confirmed, unbanned person without a pending second
 * factor.
 */
export async function readOpenSessions(db: Db, sessionIds: string[]): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .innerJoin(visiblePeople, eq(visiblePeople.id, authSessions.userId))
    .where(
      and(
        sql`${authSessions.id} = any(${sql.param(sessionIds)}::uuid[])`,
        gt(authSessions.expiresAt, sql`now()`),
        sql`not (${needsSecondFactor})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

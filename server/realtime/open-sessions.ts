import { and, eq, gt, sql } from "drizzle-orm";
import { isHeldBack } from "../platform/database/held-back.ts";
import type { Db } from "../platform/database/open.ts";
import { authSessions } from "../platform/database/schema/auth.ts";
import { visiblePeople } from "../platform/database/schema/safety.ts";

/** Those of the sessions that are still valid: neither ended nor expired, the person confirmed, not banned and not held back for a code. */
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
        sql`not (${isHeldBack})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

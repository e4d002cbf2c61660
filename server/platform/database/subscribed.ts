import { type AnyColumn, and, eq, gt, type SQL, sql } from "drizzle-orm";
import { authSessions } from "./schema/auth.ts";
import { pushSubscriptions } from "./schema/notifications.ts";

/** Whether a browser of the person gets notifications. */
export function isSubscribed(person: AnyColumn | SQL): SQL<boolean> {
  const isOpen = and(eq(authSessions.userId, person), gt(authSessions.expiresAt, sql`now()`));
  return sql<boolean>`exists (select from ${pushSubscriptions}
    join ${authSessions} on ${eq(authSessions.id, pushSubscriptions.sessionId)} where ${isOpen})`;
}

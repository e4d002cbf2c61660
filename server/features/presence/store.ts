import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { presence } from "../../platform/database/schema/people.ts";

/** Stores that the person is active now, unless that was stored in the last 30 s (OPEN-59). Returns the stored time. */
export async function writePresence(db: Queryable, personId: string): Promise<Date | undefined> {
  const [stored] = await db
    .insert(presence)
    .values({ userId: personId, lastSeenAt: sql`now()` })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { lastSeenAt: sql`now()` },
      setWhere: sql`${presence.lastSeenAt} < now() - interval '30 seconds'`,
    })
    .returning({ lastSeenAt: presence.lastSeenAt });
  return stored?.lastSeenAt;
}

import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { preparedOnce } from "../../platform/database/prepared.ts";
import { presence } from "../../platform/database/schema/people.ts";

/** Stores that the person is active, at most every 30 s (OPEN-59). Returns the stored time. */
export async function writePresence(db: Queryable, personId: string): Promise<Date | undefined> {
  const [stored] = await written(db).execute({ personId });
  return stored?.lastSeenAt;
}

const written = preparedOnce((db) =>
  db
    .insert(presence)
    .values({ userId: sql.placeholder("personId"), lastSeenAt: sql`now()` })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { lastSeenAt: sql`now()` },
      // A future time was stored before the clock was set back.
      setWhere: sql`${presence.lastSeenAt} not between now() - interval '30 seconds' and now()`,
    })
    .returning({ lastSeenAt: presence.lastSeenAt })
    .prepare("presence_write"),
);

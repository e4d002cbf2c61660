import { sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { presence, profiles, recentActivity } from "../../../platform/database/schema/people.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";

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

/**
 * Counts for all who show it whether they were active in the day or the seven days before `now`, both ends included, and
 * forgets it of all others.
 */
export async function countRecentActivity(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`
      with counted as (
        select seen.user_id, case when seen.last_seen_at >= ${at} - interval '24 hours' then 'day' else 'week' end as activity
        from ${presence} seen join ${profiles} on ${profiles.id} = seen.user_id
        where ${profiles.showsActivity} and seen.last_seen_at >= ${at} - interval '168 hours'
      ), gone as (
        delete from ${recentActivity} old where not exists (select from counted where counted.user_id = old.user_id)
      )
      insert into ${recentActivity} (user_id, activity)
      select user_id, activity from counted order by user_id
      on conflict (user_id) do update set activity = excluded.activity
      where ${recentActivity.activity} <> excluded.activity`);
  });
}

import type { Day } from "@nakamatch/contract/endpoints/operation/operator";
import { asc, gt, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { dailyCounts } from "../../../platform/database/schema/installation.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";

const SHOWN_DAYS = 30;
const KEPT_DAYS = 400;

const today = sql`(now() at time zone 'utc')::date`;

/** Returns the last 30 days, as last counted. */
export function listDays(db: Queryable): Promise<Day[]> {
  return db
    .select()
    .from(dailyCounts)
    .where(gt(dailyCounts.day, sql`${today} - ${SHOWN_DAYS}::int`))
    .orderBy(asc(dailyCounts.day));
}

export async function readDatabaseBytes(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

/**
 * Counts the days since the last count, including its own; the first time, 30 days. Reads messages only of chats with
 * new ones, by index. Active people come from last visits, which are known only for today and, right after midnight,
 * yesterday.
 */
export async function countDays(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`
      with bounds as (
        select greatest((select max(day) from daily_counts where day <= ${today}), ${today} - ${SHOWN_DAYS - 1}::int) as first
      ), start as (
        select first, first::timestamp at time zone 'utc' as instant from bounds
      ), accounts as (
        select ("createdAt" at time zone 'utc')::date as day, count(*) as count
        from auth_user where "createdAt" >= (select instant from start) group by 1
      ), sent as (
        select recent.day, sum(recent.count) as count
        from chats cross join lateral (
          select (sent_at at time zone 'utc')::date as day, count(*) as count from chat_messages
          where chat_id = chats.id and sent_at >= (select instant from start) group by 1
        ) recent
        where chats.last_message_at >= (select instant from start) group by 1
      )
      insert into daily_counts (day, members, registered, messages, active)
      select days.day,
        (select count(*) from auth_user where "createdAt" < (select instant from start))
          + sum(coalesce(accounts.count, 0)) over (order by days.day),
        coalesce(accounts.count, 0), coalesce(sent.count, 0),
        case when days.day >= (now() at time zone 'utc' - interval '10 minutes')::date then
          (select count(*) from presence where last_seen_at >= days.day::timestamp at time zone 'utc') end
      from (select generate_series(first, ${today}, '1 day')::date as day from start) days
      left join accounts using (day) left join sent using (day)
      on conflict (day) do update set members = excluded.members, registered = excluded.registered,
        messages = excluded.messages, active = greatest(daily_counts.active, excluded.active)`);
    await tx.execute(sql`delete from daily_counts where day < ${today} - ${KEPT_DAYS}::int`);
  });
}

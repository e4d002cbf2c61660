import { DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../platform/database/open.ts";
import { dailyPeople, hiddenPeople } from "../../platform/database/schema/discovery.ts";
import { cities } from "../../platform/database/schema/geography.ts";
import { alertSettings } from "../../platform/database/schema/notifications.ts";
import { profiles } from "../../platform/database/schema/people.ts";
import { liftTimeLimits } from "../../platform/database/time-limits.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { Home } from "./types.ts";

/** Undefined without a profile. */
export async function readHome(db: Queryable, personId: string): Promise<Home | undefined> {
  const [home] = await db
    .select({ timeZone: alertSettings.timeZone, longitude: cities.longitude, isPaused: profiles.isPaused })
    .from(profiles)
    .leftJoin(alertSettings, eq(alertSettings.personId, profiles.id))
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(eq(profiles.id, personId));
  return home;
}

/** Reads the selection in order. `isShown`: visible to the viewer and not hidden by them. */
export function readChosen(db: Queryable, viewerId: string, day: string): Promise<{ id: string; isShown: boolean }[]> {
  const isHidden = and(eq(hiddenPeople.personId, viewerId), eq(hiddenPeople.hiddenId, dailyPeople.shownId));
  return db
    .select({
      id: dailyPeople.shownId,
      isShown: sql<boolean>`(${visibleTo(viewerId, dailyPeople.shownId)}
        and not exists (select from ${hiddenPeople} where ${isHidden}))`,
    })
    .from(dailyPeople)
    .where(and(eq(dailyPeople.personId, viewerId), eq(dailyPeople.day, day)))
    .orderBy(asc(dailyPeople.place));
}

/** Reads everyone shown to the viewer within the retention period. */
export async function readShown(db: Queryable, viewerId: string): Promise<string[]> {
  const rows = await db.select({ id: dailyPeople.shownId }).from(dailyPeople).where(eq(dailyPeople.personId, viewerId));
  return rows.map(({ id }) => id);
}

/**
 * Fills the day's free places in the given order with people below the day's limit of showings. Of concurrent calls,
 * also for other viewers, one wins a place or showing.
 *
 * @returns how many places are taken, and how many were lost to concurrent calls
 */
export async function fillPlaces(
  db: Queryable,
  viewerId: string,
  day: string,
  ids: readonly string[],
): Promise<{ taken: number; lost: number }> {
  const isOfDay = and(eq(dailyPeople.personId, viewerId), eq(dailyPeople.day, day));
  // Locked against deletion before the insert.
  const people = sql`${visible(viewerId, ids)} for key share of ${profiles}`;
  const { rows } = await db.execute<{ taken: number; lost: number }>(sql`
    with wanted as (
      select id, showings, place
      from (
        select id, showings, row_number() over (order by position) as turn
        from (${eligible(day, people)}) eligible
      ) person
      join (
        select place, row_number() over (order by place) as turn
        from generate_series(1, ${DAILY_PEOPLE.shown}::int) place
        where place not in (select place from ${dailyPeople} where ${isOfDay})
      ) free using (turn)
    ), filled as (
      insert into ${dailyPeople} (person_id, day, place, shown_id, showing)
      -- One order for all, so that two viewers never wait for each other.
      select ${viewerId}::uuid, ${day}::date, place, id, showings + 1 from wanted order by id
      on conflict do nothing
      returning place
    )
    select ((select count(*) from ${dailyPeople} where ${isOfDay}) + (select count(*) from filled))::int as taken,
      ((select count(*) from wanted) - (select count(*) from filled))::int as lost`);
  return rows[0] ?? { taken: 0, lost: 0 };
}

/** How many of these people `fillPlaces` could choose. */
export async function countEligible(
  db: Queryable,
  viewerId: string,
  day: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (${eligible(day, visible(viewerId, ids))}) eligible`);
  return rows[0]?.count ?? 0;
}

/** Omits people selected meanwhile by another device. */
function visible(viewerId: string, ids: readonly string[]): SQL {
  return sql`
    select listed.id, listed.position
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, position)
    join ${profiles} on ${profiles.id} = listed.id
    where ${visibleTo(viewerId, profiles.id)} and not exists (
      select from ${dailyPeople} where person_id = ${viewerId}::uuid and shown_id = listed.id)`;
}

/** People below the day's limit of showings, with their number of showings. */
function eligible(day: string, people: SQL): SQL {
  return sql`
    select candidate.id, candidate.position, showings
    from (${people}) candidate
    cross join lateral (
      select coalesce(max(showing), 0) as showings from ${dailyPeople}
      where shown_id = candidate.id and day = ${day}::date
    ) today
    where showings < ${DAILY_PEOPLE.showings}`;
}

/** Has no time limit, as a day can have millions of rows. */
export function deleteBefore(db: Db, day: string): Promise<void> {
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`delete from ${dailyPeople} where ${dailyPeople.day} < ${day}::date`);
  });
}

import type { DailySettings } from "@nakamatch/contract/endpoints/meeting/daily-people";
import { DAILY_PEOPLE } from "@nakamatch/contract/vocabulary/limits";
import { and, asc, eq, gt, not, type SQL, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { isParted } from "../../../platform/database/parted.ts";
import { dailyDraws, dailyPeople, dailySettings, hiddenPeople } from "../../../platform/database/schema/discovery.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { alertSettings } from "../../../platform/database/schema/notifications.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { Beyond, Chosen, Draw, Home } from "./types.ts";

/** Undefined without a profile. */
export async function readHome(db: Queryable, personId: string): Promise<Home | undefined> {
  const [home] = await db
    .select({
      timeZone: alertSettings.timeZone,
      latitude: cities.latitude,
      longitude: cities.longitude,
      isPaused: profiles.isPaused,
    })
    .from(profiles)
    .leftJoin(alertSettings, eq(alertSettings.personId, profiles.id))
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(eq(profiles.id, personId));
  return home;
}

export async function readDraw(db: Queryable, personId: string): Promise<Draw | undefined> {
  const { day, drawnAt } = dailyDraws;
  const isRedrawn = sql<boolean>`coalesce(${dailyDraws.redrawnOn} = ${day}, false)`;
  const [draw] = await db
    .select({ day, drawnAt, settings: settingsOfDraw, isRedrawn })
    .from(dailyDraws)
    .where(eq(dailyDraws.personId, personId));
  return draw;
}

const settingsOfDraw = {
  maxDistance: dailyDraws.maxDistance,
  minAge: dailyDraws.minAge,
  maxAge: dailyDraws.maxAge,
  sharedLanguage: dailyDraws.sharedLanguage,
};

/** A person's settings, as far as they have a place and languages. */
const effectiveSettings = sql`case when city is not null then max_distance end as max_distance, min_age, max_age,
  coalesce(shared_language and languages <> '{}', false) as shared_language`;

/**
 * Begins a draw by the person's settings, as far as they have a place and languages, unless one is in force
 * (`isInForce`). Of concurrent calls only the first can.
 *
 * @returns the draw in force; undefined without a profile
 */
export async function beginDraw(
  db: Queryable,
  personId: string,
  { day, drawnAt }: Pick<Draw, "day" | "drawnAt">,
): Promise<Draw | undefined> {
  const at = sql.param(drawnAt, dailyDraws.drawnAt);
  const isOver = sql`draw.day < excluded.day
    and draw.drawn_at <= excluded.drawn_at - make_interval(hours => ${DAILY_PEOPLE.hours}::int)`;
  const either = (column: SQL) => sql`case when ${isOver} then excluded.${column} else draw.${column} end`;
  const { rows } = await db.execute<{ day: string; drawnAt: number; isRedrawn: boolean } & DailySettings>(sql`
    insert into ${dailyDraws} as draw (person_id, day, drawn_at, max_distance, min_age, max_age, shared_language)
    select id, ${day}::date, ${at}, ${effectiveSettings}
    from ${profiles} left join ${dailySettings} on person_id = id
    where id = ${personId}::uuid for key share of ${profiles}
    on conflict (person_id) do update set
      day = ${either(sql`day`)},
      drawn_at = ${either(sql`drawn_at`)},
      max_distance = ${either(sql`max_distance`)},
      min_age = ${either(sql`min_age`)},
      max_age = ${either(sql`max_age`)},
      shared_language = ${either(sql`shared_language`)}
    returning day::text, (extract(epoch from drawn_at) * 1000)::float8 as "drawnAt", max_distance as "maxDistance",
      min_age as "minAge", max_age as "maxAge", shared_language as "sharedLanguage", coalesce(redrawn_on = day, false) as "isRedrawn"`);
  const [draw] = rows;
  if (!draw) return undefined;
  const { day: begun, drawnAt: began, isRedrawn, ...settings } = draw;
  return { day: begun, drawnAt: new Date(began), isRedrawn, settings };
}

/**
 * Gives a draw the person's settings, if they differ, once; its people are then to be chosen again (`fillPlaces`). A draw
 * that has nobody yet is not used up. Of concurrent calls only the first can. Lock the person first (`hold_person`).
 */
export async function redraw(tx: Queryable, personId: string, day: string): Promise<void> {
  // The next statement sees whom others are adding.
  await tx.select({ day: dailyDraws.day }).from(dailyDraws).where(eq(dailyDraws.personId, personId)).for("update");
  const hasPeople = sql`exists (select from ${dailyPeople} where person_id = ${personId}::uuid and day = ${day}::date)`;
  const { rowCount } = await tx.execute(sql`
    update ${dailyDraws} draw
    set max_distance = wanted.max_distance, min_age = wanted.min_age, max_age = wanted.max_age,
      shared_language = wanted.shared_language,
      redrawn_on = case when ${hasPeople} then day else redrawn_on end
    from (
      select ${effectiveSettings} from ${profiles} left join ${dailySettings} on person_id = id
      where id = ${personId}::uuid
    ) wanted
    where person_id = ${personId}::uuid and day = ${day}::date and redrawn_on is distinct from day
      and (draw.max_distance, draw.min_age, draw.max_age, draw.shared_language)
        is distinct from (wanted.max_distance, wanted.min_age, wanted.max_age, wanted.shared_language)`);
  if (rowCount === 0) return;
  await tx
    .update(dailyPeople)
    .set({ place: sql`${dailyPeople.place} + ${DAILY_PEOPLE.shown}::int` })
    .where(and(eq(dailyPeople.personId, personId), eq(dailyPeople.day, day), not(isReplaced)));
}

const isReplaced = gt(dailyPeople.place, DAILY_PEOPLE.shown);

/** Reads the selection in order, behind it those replaced. */
export function readChosen(db: Queryable, viewerId: string, day: string): Promise<Chosen[]> {
  const isHidden = and(eq(hiddenPeople.personId, viewerId), eq(hiddenPeople.hiddenId, dailyPeople.shownId));
  return db
    .select({
      id: dailyPeople.shownId,
      isShown: sql<boolean>`(${visibleTo(viewerId, dailyPeople.shownId)}
        and not exists (select from ${hiddenPeople} where ${isHidden}) and not ${isParted(viewerId, dailyPeople.shownId)})`,
      isFarther: dailyPeople.isFarther,
      isOtherAge: dailyPeople.isOtherAge,
      isForeign: dailyPeople.isForeign,
      isReplaced: sql<boolean>`${isReplaced}`,
      settings: settingsOfDraw,
      reason: dailyPeople.reason,
    })
    .from(dailyPeople)
    .innerJoin(dailyDraws, eq(dailyDraws.personId, dailyPeople.personId))
    .where(and(eq(dailyPeople.personId, viewerId), eq(dailyPeople.day, day)))
    .orderBy(asc(dailyPeople.place));
}

/** Keeps what was said of each person: the number of a name. */
export async function writeReasons(
  db: Queryable,
  viewerId: string,
  day: string,
  reasons: readonly { id: string; reason: number }[],
): Promise<void> {
  await db.execute(sql`
    update ${dailyPeople} set reason = given.reason
    from unnest(${sql.param(reasons.map(({ id }) => id))}::uuid[], ${sql.param(reasons.map(({ reason }) => reason))}::int[])
      as given (id, reason)
    where person_id = ${viewerId}::uuid and day = ${day}::date and shown_id = given.id`);
}

/** Reads everyone shown to the viewer within the retention period, but those replaced by a redraw of the day. */
export async function readShown(db: Queryable, viewerId: string, day: string): Promise<string[]> {
  const rows = await db
    .select({ id: dailyPeople.shownId })
    .from(dailyPeople)
    .where(and(eq(dailyPeople.personId, viewerId), not(mayReturn(day))));
  return rows.map(({ id }) => id);
}

function mayReturn(day: string): SQL {
  return sql`(${isReplaced} and ${dailyPeople.day} = ${day}::date)`;
}

/**
 * Fills the day's free places in the given order with people below the day's limit of showings, or back from those
 * replaced. Of concurrent calls, also for other viewers, one wins a place or showing; none for a draw whose settings have
 * changed.
 *
 * @returns how many places are taken, and how many were lost to concurrent calls
 */
export async function fillPlaces(
  db: Queryable,
  viewerId: string,
  { day, settings }: Pick<Draw, "day" | "settings">,
  { ids, isFarther, isOtherAge, isForeign }: { ids: readonly string[] } & Beyond,
): Promise<{ taken: number; lost: number }> {
  const isOfDay = and(eq(dailyPeople.personId, viewerId), eq(dailyPeople.day, day));
  // Locked against deletion before the insert.
  const people = sql`${visible(viewerId, day, ids)} for key share of ${profiles}`;
  const { rows } = await db.execute<{ taken: number; lost: number }>(sql`
    with draw as (
      select from ${profiles} join ${dailyDraws} on person_id = id
      where id = ${viewerId}::uuid and day = ${day}::date and shared_language = ${settings.sharedLanguage}::boolean
        and (max_distance, min_age, max_age) is not distinct from
          (${settings.maxDistance}::int, ${settings.minAge}::int, ${settings.maxAge}::int)
      for key share of ${profiles} for share of ${dailyDraws}
    ), wanted as (
      select id, showings, returns, place
      from draw, (
        select id, showings, returns, row_number() over (order by position) as turn
        from (${eligible(day, people)}) eligible
      ) person
      join (
        select place, row_number() over (order by place) as turn
        from generate_series(1, ${DAILY_PEOPLE.shown}::int) place
        where place not in (select place from ${dailyPeople} where ${isOfDay})
      ) free using (turn)
    ), returned as (
      update ${dailyPeople} set place = wanted.place, is_farther = ${isFarther}::boolean,
        is_other_age = ${isOtherAge}::boolean, is_foreign = ${isForeign}::boolean
      from wanted where ${isOfDay} and ${isReplaced} and returns and shown_id = wanted.id
      returning wanted.place
    ), filled as (
      insert into ${dailyPeople} (person_id, day, place, shown_id, showing, is_farther, is_other_age, is_foreign)
      -- One order for all, so that two viewers never wait for each other.
      select ${viewerId}::uuid, ${day}::date, place, id, showings + 1, ${isFarther}::boolean,
        ${isOtherAge}::boolean, ${isForeign}::boolean
      from wanted where not returns order by id
      on conflict do nothing
      returning place
    ), won as (
      select place from returned union all select place from filled
    )
    select ((select count(*) from ${dailyPeople} where ${isOfDay} and not ${isReplaced}) + (select count(*) from won))::int as taken,
      ((select count(*) from wanted) - (select count(*) from won))::int as lost`);
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
    select count(*)::int as count from (${eligible(day, visible(viewerId, day, ids))}) eligible`);
  return rows[0]?.count ?? 0;
}

/** Omits people selected meanwhile by another device, and moderators, who decide about members. */
function visible(viewerId: string, day: string, ids: readonly string[]): SQL {
  return sql`
    select listed.id, listed.position, shown_id is not null as returns
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, position)
    join ${profiles} on ${profiles.id} = listed.id
    left join ${dailyPeople} on person_id = ${viewerId}::uuid and shown_id = listed.id
    where ${visibleTo(viewerId, profiles.id)} and not ${profiles.isModerator} and (shown_id is null or ${mayReturn(day)})`;
}

/** People below the day's limit of showings, or counted in it, with their number of showings. */
function eligible(day: string, people: SQL): SQL {
  return sql`
    select candidate.id, candidate.position, candidate.returns, showings
    from (${people}) candidate
    cross join lateral (
      select coalesce(max(showing), 0) as showings from ${dailyPeople}
      where shown_id = candidate.id and day = ${day}::date
    ) today
    where returns or showings < ${DAILY_PEOPLE.showings}`;
}

/** Has no time limit, as a day can have millions of rows. */
export function deleteBefore(db: Db, day: string): Promise<void> {
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`delete from ${dailyPeople} where ${dailyPeople.day} < ${day}::date`);
    await tx.execute(sql`delete from ${dailyDraws} where ${dailyDraws.day} < ${day}::date`);
  });
}

/** Undefined without a profile. */
export async function readSettings(
  db: Queryable,
  personId: string,
): Promise<(DailySettings & { isChosen: boolean; hasLanguages: boolean }) | undefined> {
  const { maxDistance, minAge, maxAge, sharedLanguage } = dailySettings;
  const [settings] = await db
    .select({
      maxDistance,
      minAge,
      maxAge,
      isChosen: sql<boolean>`${dailySettings.personId} is not null`,
      sharedLanguage: sql<boolean>`coalesce(${sharedLanguage}, false)`,
      hasLanguages: sql<boolean>`${profiles.languages} <> '{}'`,
    })
    .from(profiles)
    .leftJoin(dailySettings, eq(dailySettings.personId, profiles.id))
    .where(eq(profiles.id, personId));
  return settings;
}

export async function writeSettings(db: Queryable, personId: string, settings: DailySettings): Promise<void> {
  await db
    .insert(dailySettings)
    .values({ personId, ...settings })
    .onConflictDoUpdate({ target: dailySettings.personId, set: settings });
}

import { GOING } from "@nakamatch/contract/vocabulary/going";
import { changesCountAfter } from "@nakamatch/domain/meeting/going";
import { and, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db, Queryable } from "../../../platform/database/open.ts";
import { discovery } from "../../../platform/database/schema/discovery.ts";
import { events } from "../../../platform/database/schema/events.ts";
import { eventGoerCounts, eventGoers, goingChanges } from "../../../platform/database/schema/going.ts";
import { liftTimeLimits } from "../../../platform/database/time-limits.ts";
import type { Choice, Goal, News, StoredGoing } from "./types.ts";

const goingColumns = {
  eventId: eventGoers.eventId,
  view: eventGoers.view,
  isVerifiedOnly: eventGoers.isVerifiedOnly,
  since: eventGoers.since,
  isMoved: eventGoers.isMoved,
};

export function readGoing(db: Queryable, personId: string): Promise<StoredGoing[]> {
  return db.select(goingColumns).from(eventGoers).where(eq(eventGoers.personId, personId));
}

/** Undefined for an event in an unknown city. Lock the person first (`hold_person`): events are not changed meanwhile. */
export async function lockGoal(tx: Queryable, eventId: string, now: Date): Promise<Goal | undefined> {
  const [goal] = await tx.select(goalColumns(now)).from(events).where(isKnown(eventId)).for("share");
  return goal;
}

/** As `lockGoal`, without locks. */
export async function readGoal(db: Queryable, eventId: string, now: Date): Promise<Goal | undefined> {
  const [goal] = await db.select(goalColumns(now)).from(events).where(isKnown(eventId));
  return goal;
}

const isKnown = (eventId: string) => and(eq(events.id, eventId), isNotNull(events.cityId));

function goalColumns(now: Date) {
  return {
    firstDay: events.firstDay,
    lastDay: events.lastDay,
    cityId: sql<number>`${events.cityId}`,
    isComing: sql<boolean>`${isComing(now)}`,
    isWithdrawn: sql<boolean>`${isNotNull(events.withdrawnAt)}`,
  };
}

const isComing = (now: Date) => and(gt(events.endsAt, now), isNull(events.withdrawnAt));

/** The coming events to which somebody goes. */
export function readGoals(db: Queryable, personId: string, now: Date): Promise<Goal[]> {
  return db
    .select(goalColumns(now))
    .from(eventGoers)
    .innerJoin(events, eq(events.id, eventGoers.eventId))
    .where(and(eq(eventGoers.personId, personId), isComing(now), isNotNull(events.cityId)));
}

/** Lets somebody go, in the first free of their places; those of events that are over, or in no city any more, are free. */
export async function insertGoing(
  tx: Queryable,
  personId: string,
  { eventId, view, isVerifiedOnly, since }: Choice & { eventId: string; since: Date },
): Promise<StoredGoing> {
  const isOver = sql`exists (
    select from ${events} over where over.id = ${eventGoers.eventId} and (over.ends_at <= ${sql.param(since, events.endsAt)} or over.city_id is null))`;
  await tx
    .update(eventGoers)
    .set({ place: null })
    .where(and(eq(eventGoers.personId, personId), isOver));
  const place = firstFree(GOING.most, sql`select place from ${eventGoers} where ${eq(eventGoers.personId, personId)}`);
  const [inserted] = await tx
    .insert(eventGoers)
    .values({ eventId, personId, view, isVerifiedOnly, since, place })
    .returning(goingColumns);
  return inserted as StoredGoing;
}

/** Changes who sees it, and takes the event as it is now. */
export async function updateGoing(
  tx: Queryable,
  personId: string,
  eventId: string,
  { view, isVerifiedOnly }: Choice,
): Promise<StoredGoing> {
  const [updated] = await tx
    .update(eventGoers)
    .set({ view, isVerifiedOnly, isMoved: false })
    .where(isOf(personId, eventId))
    .returning(goingColumns);
  return updated as StoredGoing;
}

export async function deleteGoing(db: Queryable, personId: string, eventId: string): Promise<void> {
  await db.delete(eventGoers).where(isOf(personId, eventId));
}

const isOf = (personId: string, eventId: string) =>
  and(eq(eventGoers.personId, personId), eq(eventGoers.eventId, eventId));

/** How many choices of a person still count. */
export async function countChanges(db: Queryable, personId: string, now: Date): Promise<number> {
  return db.$count(
    goingChanges,
    and(eq(goingChanges.personId, personId), gt(goingChanges.changedAt, changesCountAfter(now))),
  );
}

/** Counts a choice. */
export async function insertChange(tx: Queryable, personId: string, now: Date): Promise<void> {
  await tx
    .delete(goingChanges)
    .where(and(eq(goingChanges.personId, personId), lte(goingChanges.changedAt, changesCountAfter(now))));
  const slot = firstFree(
    GOING.changes,
    sql`select slot from ${goingChanges} where ${eq(goingChanges.personId, personId)}`,
  );
  await tx.insert(goingChanges).values({ personId, slot, changedAt: now });
}

/** One too many where all are taken, which the constraints refuse. */
function firstFree(most: number, taken: SQL): SQL<number> {
  return sql<number>`(select coalesce(min(free), ${most}::int + 1) from generate_series(1, ${most}::int) free
    where free not in (select taken from (${taken}) held (taken) where taken is not null))`;
}

/** Takes those who are to be told of news. */
export async function claimNews(db: Queryable): Promise<News[]> {
  const { rows } = await db.execute<News & Record<string, unknown>>(sql`
    update ${eventGoers} goer set is_told = true
    from ${events} changed where changed.id = goer.event_id and not goer.is_told
    returning goer.person_id as "personId", changed.id as "eventId", changed.name,
      changed.withdrawn_at is not null as "isWithdrawn"`);
  return rows;
}

/** Forgets who went to events that ended `GOING.keptDays` ago, and choices that no longer count. */
export async function deletePast(db: Queryable, now: Date): Promise<void> {
  const last = sql`${sql.param(now, events.endsAt)}::timestamptz - make_interval(days => ${GOING.keptDays}::int)`;
  await db.execute(sql`
    delete from ${eventGoers} using ${events} past where past.id = event_id and past.ends_at <= ${last}`);
  await db.delete(goingChanges).where(lte(goingChanges.changedAt, changesCountAfter(now)));
}

/** Counts for each event who goes and can be found, in whole tens (`roundedGoers`). */
export function writeCounts(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    const step = sql`${GOING.countStep}::int`;
    await tx.delete(eventGoerCounts);
    await tx.execute(sql`
      insert into ${eventGoerCounts} (event_id, goers)
      select event_id, count(*)::int / ${step} * ${step}
      from ${eventGoers} join ${discovery} person on person.id = person_id and person.hidden_until <= now()
      group by event_id having count(*) >= ${step}`);
  });
}

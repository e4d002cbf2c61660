import type { Interest } from "@nakamatch/contract/schemas/people";
import type { Coordinates } from "@nakamatch/domain/meeting/distance";
import { foldPlaceName } from "@nakamatch/domain/places/search-names";
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { hundredthsBetween, unitVectorOf } from "../../../platform/database/distance.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { events, eventTitles } from "../../../platform/database/schema/events.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { eventGoerCounts } from "../../../platform/database/schema/going.ts";
import { interestAliases, interests } from "../../../platform/database/schema/interests.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import type { EnteredEvent, EventPosition, ShownEvent } from "./types.ts";

export type StoredEvent = typeof events.$inferSelect;
export type NewEvent = typeof events.$inferInsert;

/** `name` is folded. Cities that are called so, of these countries or of all. */
export function readCitiesNamed(
  db: Queryable,
  name: string,
  countries: readonly string[],
): Promise<{ id: number; isOwnName: boolean }[]> {
  const line = `\n${name}\n`;
  return db
    .select({ id: cities.id, isOwnName: sql<boolean>`starts_with(${cities.searchNames}, ${line})` })
    .from(cities)
    .where(
      and(
        sql`strpos(${cities.searchNames}, ${line}) > 0`,
        countries.length > 0 ? inArray(cities.countryCode, [...countries]) : undefined,
      ),
    );
}

/** Returns the id if there is such a city, else null. */
export async function readCityById(db: Queryable, id: number): Promise<number | null> {
  const [city] = await db.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
  return city?.id ?? null;
}

export async function readSource(
  db: Queryable,
  { uid, repetition }: { uid: string; repetition: string },
): Promise<{ event: StoredEvent; titles: number[] } | undefined> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.uid, uid), eq(events.repetition, repetition)))
    .for("update");
  return event && { event, titles: await readTitleIds(db, event.id) };
}

async function readTitleIds(db: Queryable, eventId: string): Promise<number[]> {
  const rows = await db
    .select({ id: eventTitles.interestId })
    .from(eventTitles)
    .where(eq(eventTitles.eventId, eventId))
    .orderBy(asc(eventTitles.interestId));
  return rows.map(({ id }) => id);
}

/** Adds an event, or replaces what is stored of it. */
export async function writeEvent(db: Queryable, event: NewEvent, titles: readonly number[]): Promise<string> {
  const [written] = await db
    .insert(events)
    .values(event)
    .onConflictDoUpdate({ target: [events.uid, events.repetition], set: event })
    .returning({ id: events.id });
  const { id } = written as { id: string };
  await db.delete(eventTitles).where(eq(eventTitles.eventId, id));
  if (titles.length > 0) {
    await db.insert(eventTitles).values(titles.map((interestId) => ({ eventId: id, interestId })));
  }
  return id;
}

/** Withdraws coming events of a UID that are not among `kept`. */
export function withdrawOthers(
  db: Queryable,
  { uid, kept, sequence, now }: { uid: string; kept: string[]; sequence: number; now: Date },
): Promise<StoredEvent[]> {
  return db
    .update(events)
    .set({ withdrawnAt: now, changedAt: now, isTold: false })
    .where(
      and(
        eq(events.uid, uid),
        notInArray(events.repetition, kept),
        isNull(events.withdrawnAt),
        gt(events.endsAt, now),
        lte(events.sequence, sequence),
      ),
    )
    .returning();
}

/** Returns false unless it was there, and not withdrawn yet. */
export async function withdraw(
  db: Queryable,
  { id, sequence, now }: { id: string; sequence?: number; now: Date },
): Promise<boolean> {
  const withdrawn = await db
    .update(events)
    .set({ withdrawnAt: now, changedAt: now, isTold: false, ...(sequence !== undefined && { sequence }) })
    .where(and(eq(events.id, id), isNull(events.withdrawnAt)))
    .returning({ id: events.id });
  return withdrawn.length > 0;
}

/** Returns the event's name; undefined without one. */
export async function setCity(
  db: Queryable,
  { id, cityId, now }: { id: string; cityId: number; now: Date },
): Promise<string | undefined> {
  const [placed] = await db
    .update(events)
    .set({ cityId, changedAt: now, isTold: false })
    .where(eq(events.id, id))
    .returning({ name: events.name });
  return placed?.name;
}

/** Those that have not ended, the waiting ones first. */
export function readEntered(db: Queryable, now: Date): Promise<EnteredEvent[]> {
  const { id, name, firstDay, lastDay, venue } = events;
  return db
    .select({
      id,
      name,
      firstDay,
      lastDay,
      venue,
      city: sql<string | null>`${cities.name} || ', ' || ${cities.countryCode}`,
    })
    .from(events)
    .leftJoin(cities, eq(cities.id, events.cityId))
    .where(and(gt(events.endsAt, now), isNull(events.withdrawnAt)))
    .orderBy(sql`${events.cityId} is not null`, asc(events.firstDay), asc(events.id));
}

/** Marks changes as told; returns whether there were any. */
export async function claimUntold(db: Queryable): Promise<boolean> {
  const told = await db
    .update(events)
    .set({ isTold: true })
    .where(eq(events.isTold, false))
    .returning({ id: events.id });
  return told.length > 0;
}

/** The city of a member, if they have said it. */
export async function readPlace(db: Queryable, personId: string): Promise<Coordinates | null> {
  const [place] = await db
    .select({ latitude: cities.latitude, longitude: cities.longitude })
    .from(profiles)
    .innerJoin(cities, eq(cities.id, profiles.city))
    .where(eq(profiles.id, personId));
  return place ?? null;
}

function distanceFrom(place: Coordinates | null): SQL<number | null> {
  if (place === null) return sql<null>`null::int`;
  const here = unitVectorOf(sql`${place.latitude}::float8`, sql`${place.longitude}::float8`);
  return hundredthsBetween(here, unitVectorOf(sql`${cities.latitude}`, sql`${cities.longitude}`));
}

const titlesOf = sql<Interest[]>`coalesce((
  select json_agg(json_build_object('id', title.id, 'name', title.nombre, 'kind', title.tipo) order by title.rank nulls last, title.id)
  from ${eventTitles} about join ${interests} title on title.id = about.gustos_id
  where about.event_id = ${events.id}), '[]'::json)`;

function shownColumns(place: Coordinates | null) {
  const { uid: _, repetition: __, sequence: ___, cityId: ____, isTold: _____, ...shown } = getTableColumns(events);
  return {
    ...shown,
    city: cities.name,
    region: cities.region,
    countryCode: cities.countryCode,
    titles: titlesOf.as("titles"),
    distanceHundredths: distanceFrom(place).as("distance"),
    goers: sql<number | null>`(select goers from ${eventGoerCounts} counted where counted.event_id = ${events.id})`.as(
      "goers",
    ),
  };
}

/** Those in a known city that have not ended. With `place` the nearest first, then the earliest. */
export function readEvents(
  db: Queryable,
  {
    now,
    place,
    isByDistance,
    words,
    after,
    limit,
  }: {
    now: Date;
    place: Coordinates | null;
    isByDistance: boolean;
    words: readonly string[];
    after: EventPosition | undefined;
    limit: number;
  },
): Promise<ShownEvent[]> {
  const order = sql`${events.firstDay}, ${events.id}`;
  const whole = isByDistance ? sql`${distanceFrom(place)}, ${order}` : order;
  return db
    .select(shownColumns(place))
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(
      and(
        gt(events.endsAt, now),
        isNull(events.withdrawnAt),
        after && sql`(${whole}) > (${positionOf(after)})`,
        ...words.map(isAbout),
      ),
    )
    .orderBy(whole)
    .limit(limit);
}

function positionOf({ distanceHundredths, firstDay, id }: EventPosition): SQL {
  const position = sql`${firstDay}::date, ${id}::uuid`;
  return distanceHundredths === null ? position : sql`${distanceHundredths}::int, ${position}`;
}

/** Whether a word is in a text of the event. */
function isAbout(word: string): SQL {
  const has = (text: SQLWrapper) => sql`strpos(fold_text(${text}), fold_text(${word})) > 0`;
  return sql`(${has(events.name)} or ${has(events.venue)}
    or strpos(${cities.searchNames}, ${foldPlaceName(word)}) > 0
    or exists (
      select from ${eventTitles} about join ${interests} title on title.id = about.gustos_id
      where about.event_id = ${events.id} and (${has(sql`title.nombre`)} or exists (
        select from ${interestAliases} name where name.gustos_id = title.id and ${has(sql`name.alias`)}))))`;
}

/** Those of `ids` in a known city, the earliest first. */
export function readEventsById(
  db: Queryable,
  ids: readonly string[],
  place: Coordinates | null,
): Promise<ShownEvent[]> {
  return db
    .select(shownColumns(place))
    .from(events)
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(inArray(events.id, [...ids]))
    .orderBy(asc(events.firstDay), asc(events.id));
}

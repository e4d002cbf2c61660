import { openSince } from "@nakamatch/domain/meeting/going";
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { discovery } from "../../../platform/database/schema/discovery.ts";
import { events } from "../../../platform/database/schema/events.ts";
import { eventGoers } from "../../../platform/database/schema/going.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import type { OpenEvent } from "./types.ts";

const openEvents = preparedOnce((db) =>
  db
    .select({ id: events.id, name: events.name })
    .from(eventGoers)
    .innerJoin(events, eq(events.id, eventGoers.eventId))
    .where(
      and(
        eq(eventGoers.personId, sql.placeholder("viewerId")),
        lte(eventGoers.since, sql.placeholder("since")),
        gt(events.endsAt, sql.placeholder("now")),
        isNull(events.withdrawnAt),
        isNotNull(events.cityId),
      ),
    )
    .orderBy(asc(events.firstDay), asc(events.id))
    .prepare("open_events"),
);

/** Returns the upcoming events whose list of goers the viewer may read, earliest first. */
export function readOpenEvents(db: Queryable, viewerId: string, now: Date): Promise<OpenEvent[]> {
  return openEvents(db).execute({ viewerId, since: openSince(now), now });
}

/** Selects the ids of the goers of an event who may be shown to the viewer. The caller applies the rules of discovery. */
export function goersMet(viewerId: string, eventId: string, now: Date): SQL {
  return sql`select other.person_id ${meeting(viewerId, now)} and mine.event_id = ${eventId}::uuid`;
}

/** The same for some people and events. */
export async function readMet(
  db: Queryable,
  viewerId: string,
  { eventIds, ids }: { eventIds: string[]; ids: string[] },
  now: Date,
): Promise<{ personId: string; eventId: string }[]> {
  const { rows } = await db.execute<{ personId: string; eventId: string }>(sql`
    select other.person_id as "personId", other.event_id as "eventId" ${meeting(viewerId, now)}
      and mine.event_id = any(${sql.param(eventIds)}::uuid[]) and other.person_id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

/** Pairs of goers, both past the waiting time, whose visibility choices admit each other. */
function meeting(viewerId: string, now: Date): SQL {
  const id = sql`${viewerId}::uuid`;
  const latest = sql.param(openSince(now), eventGoers.since);
  const other = sql`other.person_id`;
  return sql`
    from ${eventGoers} mine
    join ${eventGoers} other on other.event_id = mine.event_id and ${other} <> mine.person_id
    where mine.person_id = ${id} and mine.since <= ${latest} and other.since <= ${latest}
      and ${admits(sql`mine`, id, other)} and ${admits(sql`other`, other, id)}`;
}

/** Whether the choice of one of two admits the other. */
function admits(choice: SQL, one: SQL, other: SQL): SQL {
  const isVerified = sql`exists (select from ${discovery} known where known.id = ${other} and known.is_verified)`;
  return sql`(${choice}.view = 'all' or ${likes(one, other)}) and (not ${choice}.verified_only or ${isVerified})`;
}

function likes(one: SQL, other: SQL): SQL {
  return sql`exists (
    select from ${matches} pair where pair.user1_id = least(${one}, ${other}) and pair.user2_id = greatest(${one}, ${other})
      and case when pair.user1_id = ${one} then pair.liked_by_user1 else pair.liked_by_user2 end)`;
}

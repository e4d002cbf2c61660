import { OWN_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/limits";
import type { TitleStatus } from "@nakamatch/contract/vocabulary/shelf";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { profileInterests } from "../../../platform/database/schema/interests.ts";
import { shelfPins, titleStatuses } from "../../../platform/database/schema/shelf.ts";
import type { StatusRow } from "./types.ts";

const statusColumns = { id: titleStatuses.interestId, status: titleStatuses.status, since: titleStatuses.since };

/** In order. */
export async function readPins(db: Queryable, personId: string): Promise<number[]> {
  const rows = await db
    .select({ id: shelfPins.interestId })
    .from(shelfPins)
    .where(eq(shelfPins.personId, personId))
    .orderBy(shelfPins.position);
  return rows.map(({ id }) => id);
}

/** Latest first. */
export function readStatuses(db: Queryable, personId: string): Promise<StatusRow[]> {
  return db
    .select(statusColumns)
    .from(titleStatuses)
    .where(eq(titleStatuses.personId, personId))
    .orderBy(desc(titleStatuses.since), titleStatuses.interestId)
    .limit(OWN_INTERESTS_MAX);
}

/** The chosen ones of these titles, locked until the commit. */
function keptTitles(personId: string, interestIds: SQL): SQL {
  return sql`
    select user_id, gustos_id from ${profileInterests}
    where user_id = ${personId}::uuid and gustos_id = any (${interestIds})
    order by gustos_id for key share`;
}

/** Skips titles that the person has not chosen. @returns how many were stored */
export async function replacePins(tx: Tx, personId: string, interestIds: readonly number[]): Promise<number> {
  await tx.delete(shelfPins).where(eq(shelfPins.personId, personId));
  const ids = sql`${sql.param([...interestIds])}::int[]`;
  const { rows } = await tx.execute(sql`
    insert into ${shelfPins} (user_id, gustos_id, position)
    select chosen.user_id, chosen.gustos_id, wanted.position
    from (${keptTitles(personId, ids)}) chosen
    join unnest(${ids}) with ordinality as wanted (id, position) on wanted.id = chosen.gustos_id
    returning gustos_id`);
  return rows.length;
}

/** Undefined if the person has not chosen the title. */
export async function upsertStatus(
  db: Queryable,
  personId: string,
  interestId: number,
  status: TitleStatus,
): Promise<StatusRow | undefined> {
  const chosen = db
    .select({
      personId: profileInterests.profileId,
      interestId: profileInterests.interestId,
      status: sql<TitleStatus>`${status}::text`.as("status"),
      since: sql<Date>`now()`.as("since"),
    })
    .from(profileInterests)
    .where(and(eq(profileInterests.profileId, personId), eq(profileInterests.interestId, interestId)))
    .for("key share");
  const { status: before, since } = titleStatuses;
  const isKept = sql`${before} = excluded.status and excluded.status <> 'now'`;
  const [stored] = await db
    .insert(titleStatuses)
    .select(chosen)
    .onConflictDoUpdate({
      target: [titleStatuses.personId, titleStatuses.interestId],
      set: { status: sql`excluded.status`, since: sql`case when ${isKept} then ${since} else excluded.since end` },
    })
    .returning(statusColumns);
  return stored;
}

export async function deleteStatus(db: Queryable, personId: string, interestId: number): Promise<void> {
  await db
    .delete(titleStatuses)
    .where(and(eq(titleStatuses.personId, personId), eq(titleStatuses.interestId, interestId)));
}

/** Skips titles that the person has not chosen, and keeps existing statuses. */
export async function insertStatuses(tx: Tx, personId: string, given: Omit<StatusRow, "since">[]): Promise<void> {
  if (given.length === 0) return;
  const ids = sql`${sql.param(given.map(({ id }) => id))}::int[]`;
  const statuses = sql`${sql.param(given.map(({ status }) => status))}::text[]`;
  await tx.execute(sql`
    insert into ${titleStatuses} (user_id, gustos_id, status)
    select chosen.user_id, chosen.gustos_id, given.status
    from (${keptTitles(personId, ids)}) chosen
    join unnest(${ids}, ${statuses}) as given (id, status) on given.id = chosen.gustos_id
    on conflict do nothing`);
}

import type { DigestFrequency } from "@nakamatch/contract/vocabulary/digests";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { zoneOfLongitude } from "@nakamatch/domain/notifications/digest";
import { knownTimeZone } from "@nakamatch/domain/notifications/time-zone";
import { and, asc, eq, gt, inArray, lt, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { isParted } from "../../../platform/database/parted.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { cities } from "../../../platform/database/schema/geography.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { alertSettings, digests } from "../../../platform/database/schema/notifications.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { visiblePeople } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { DigestNews, DigestRow, PeopleNews } from "./types.ts";

/** People named per kind of news. */
export const NAMED = 3;

/** Undefined for a deleted account. */
export async function readFrequency(db: Queryable, personId: string): Promise<DigestFrequency | undefined> {
  const [found] = await db.select({ frequency: digests.frequency }).from(digests).where(eq(digests.personId, personId));
  return found?.frequency;
}

/** `dueAt` null means never. */
export async function writeFrequency(
  db: Queryable,
  personId: string,
  frequency: DigestFrequency,
  dueAt: Date | null,
): Promise<void> {
  await db.update(digests).set({ frequency, dueAt }).where(eq(digests.personId, personId));
}

/** Undefined for a deleted account. */
export async function readDigest(db: Queryable, personId: string): Promise<DigestRow | undefined> {
  const [found] = await selectDigests(db, eq(digests.personId, personId));
  return found && present(found);
}

/** Locks due digests, longest due first; skips locked ones. */
export async function claimDue(tx: Queryable, now: Date, limit: number): Promise<DigestRow[]> {
  // Selects by the index alone: joining first would read all people.
  const held = await tx
    .select({ personId: digests.personId })
    .from(digests)
    .where(lte(digests.dueAt, now))
    .orderBy(asc(digests.dueAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  if (held.length === 0) return [];
  const ids = held.map(({ personId }) => personId);
  const rows = await selectDigests(tx, inArray(digests.personId, ids)).orderBy(asc(digests.dueAt));
  return rows.map(present);
}

export async function postpone(tx: Queryable, personId: string, dueAt: Date): Promise<void> {
  await tx.update(digests).set({ dueAt }).where(eq(digests.personId, personId));
}

/** Makes a digest due again, unless it was switched off. */
export async function bringForward(db: Queryable, personId: string, dueAt: Date): Promise<void> {
  await db
    .update(digests)
    .set({ dueAt })
    .where(and(eq(digests.personId, personId), gt(digests.dueAt, dueAt)));
}

export async function markTold(db: Queryable, personId: string, until: Date): Promise<void> {
  await db
    .update(digests)
    .set({ toldUntil: until })
    .where(and(eq(digests.personId, personId), lt(digests.toldUntil, until)));
}

function selectDigests(db: Queryable, condition: SQL | undefined) {
  const isReachable = sql<boolean>`(not ${profiles.isPaused} and exists (
    select from ${visiblePeople} where ${eq(visiblePeople.id, digests.personId)}))`;
  return db
    .select({
      personId: digests.personId,
      frequency: digests.frequency,
      toldUntil: digests.toldUntil,
      lastSeenAt: presence.lastSeenAt,
      isReachable,
      timeZone: alertSettings.timeZone,
      quietFrom: alertSettings.quietFrom,
      quietUntil: alertSettings.quietUntil,
      longitude: cities.longitude,
    })
    .from(digests)
    .leftJoin(alertSettings, eq(alertSettings.personId, digests.personId))
    .leftJoin(presence, eq(presence.userId, digests.personId))
    .leftJoin(profiles, eq(profiles.id, digests.personId))
    .leftJoin(cities, eq(cities.id, profiles.city))
    .where(condition);
}

type Selected = Awaited<ReturnType<typeof selectDigests>>[number];

function present({ timeZone, quietFrom, quietUntil, longitude, ...row }: Selected): DigestRow {
  const quietHours = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { ...row, schedule: { timeZone: knownTimeZone(timeZone, zoneOfLongitude(longitude)), quietHours } };
}

/**
 * Reads news of visible people up to `until`, since both the last digest and the person's last visit, and which
 * chats have new messages.
 */
export async function readNews(
  db: Queryable,
  { personId, toldUntil, lastSeenAt }: Pick<DigestRow, "personId" | "toldUntil" | "lastSeenAt">,
  until: Date,
): Promise<Omit<DigestNews, "searches" | "turns"> & { newIn: string[] }> {
  const instant = (at: Date | null) => sql`${sql.param(at, digests.toldUntil)}::timestamptz`;
  const seenAt = instant(lastSeenAt);
  // Presence may be stored 30 seconds late.
  const leftAt = sql`${seenAt} + interval '30 seconds'`;
  const isNew = (at: SQLWrapper, knownAt: SQL) =>
    sql`(${at} > greatest(${instant(toldUntil)}, ${knownAt}) and ${at} <= ${instant(until)})`;
  const otherOf = (table: typeof chats | typeof matches) =>
    sql`case when ${eq(table.user1Id, personId)} then ${table.user2Id} else ${table.user1Id} end`;
  const isMine = (table: typeof chats | typeof matches) =>
    sql`(${eq(table.user1Id, personId)} or ${eq(table.user2Id, personId)})`;
  const isArchived = sql`case when ${eq(chats.user1Id, personId)} then ${chats.archivedByUser1} else ${chats.archivedByUser2} end`;
  const writers = sql`
    select ${chats.id} as id, ${otherOf(chats)} as other, max(${chatMessages.sentAt}) as at
    from ${chats} join ${chatMessages} on ${chatMessages.chatId} = ${chats.id}
    where ${isMine(chats)} and not ${isArchived}
      and ${chatMessages.readAt} is null and ${chatMessages.takenBackAt} is null and ${chatMessages.senderId} = ${otherOf(chats)} and ${isNew(chatMessages.sentAt, seenAt)}
    group by ${chats.id}`;
  const matched = sql`
    select ${matches.id} as id, ${otherOf(matches)} as other, ${matches.matchedAt} as at
    from ${matches} where ${isMine(matches)} and ${isNew(matches.matchedAt, leftAt)}`;
  const people = (news: SQL) => sql`
    (select json_build_object('count', count(*), 'nicknames',
      coalesce((array_agg(nickname order by at desc, id))[1:${sql.raw(String(NAMED))}], '{}'))
    from (
      select news.id, news.at, coalesce(${profiles.nickname}, ${DEFAULT_NICKNAME}) as nickname
      from (${news}) news join ${profiles} on ${profiles.id} = news.other
      where ${visibleTo(personId, sql`news.other`)} and not ${isParted(personId, sql`news.other`)}
    ) seen)`;
  const likes = sql`
    (select count(*)::int from ${matches}
    where ((${eq(matches.user1Id, personId)} and ${matches.likedByUser2} and not ${matches.likedByUser1})
        or (${eq(matches.user2Id, personId)} and ${matches.likedByUser1} and not ${matches.likedByUser2}))
      and ${isNew(matches.updatedAt, leftAt)} and ${visibleTo(personId, otherOf(matches))}
      and not ${isParted(personId, otherOf(matches))})`;
  const { rows } = await db.execute<{ chats: PeopleNews; matches: PeopleNews; likes: number; newIn: string[] }>(sql`
    select ${people(writers)} as chats, ${people(matched)} as matches, ${likes} as likes,
      array(select id::text from (${writers}) written) as "newIn"`);
  const [news] = rows;
  if (!news) throw new Error("a select without a table has one row");
  return news;
}

import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { SignalKind } from "@nakamatch/contract/vocabulary/signals";
import { aliasedTable, and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { deleteInBatches } from "../../../platform/database/delete-in-batches.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import {
  bannedEmails,
  firstMessages,
  moderationSignals,
  returnedPeople,
} from "../../../platform/database/schema/moderation.ts";
import { profilePrompts, profiles } from "../../../platform/database/schema/people.ts";
import { deletedAccounts } from "../../../platform/database/schema/reports.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { FlagRow } from "./types.ts";

/** Most signals about returning people per ban. */
const MOST_RETURNED = 100;

/** Does nothing if the same signal is open. */
export async function insertFlag(tx: Queryable, signal: typeof moderationSignals.$inferInsert): Promise<void> {
  await tx.insert(moderationSignals).values(signal).onConflictDoNothing();
}

export async function closeByCause(
  tx: Queryable,
  { personId, kind, keys }: { personId: string; kind: SignalKind; keys: string[] },
): Promise<void> {
  await tx
    .update(moderationSignals)
    .set(closed(null))
    .where(
      and(
        eq(moderationSignals.personId, personId),
        eq(moderationSignals.kind, kind),
        inArray(moderationSignals.key, keys),
        isNull(moderationSignals.closedAt),
      ),
    );
}

/** Closes signals that suspect someone of being this banned person. */
export async function closeByBanned(tx: Queryable, bannedId: string): Promise<void> {
  await tx
    .update(moderationSignals)
    .set(closed(null))
    .where(and(eq(moderationSignals.bannedId, bannedId), isNull(moderationSignals.closedAt)));
}

/** Returns whether the signal was open. */
export async function closeById(db: Queryable, moderatorId: string, id: string): Promise<boolean> {
  const done = await db
    .update(moderationSignals)
    .set(closed(moderatorId))
    .where(and(eq(moderationSignals.id, id), isNull(moderationSignals.closedAt), isShownTo(moderatorId)))
    .returning({ id: moderationSignals.id });
  return done.length > 0;
}

/** Whether a moderator may see this signal. */
export async function flagExists(db: Queryable, moderatorId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: moderationSignals.id })
    .from(moderationSignals)
    .where(and(eq(moderationSignals.id, id), isShownTo(moderatorId)));
  return found.length > 0;
}

/** Moderators do not see signals about themselves or suspecting someone of being them. */
function isShownTo(moderatorId: string): SQL | undefined {
  return and(
    visibleTo(moderatorId, moderationSignals.personId, "impartialModerator"),
    sql`${moderationSignals.bannedId} is distinct from ${moderatorId}::uuid`,
  );
}

/** Closing erases the message's text. */
function closed(by: string | null) {
  return { closedAt: sql`now()`, closedBy: by, detail: sql`${moderationSignals.detail} - 'text'` };
}

/** Latest first. */
export function readOpenFlags(
  db: Queryable,
  moderatorId: string,
  { personId, after, limit }: { personId?: string | undefined; after?: CursorPosition | undefined; limit: number },
): Promise<FlagRow[]> {
  const banned = aliasedTable(profiles, "banned");
  const { createdAt, id } = moderationSignals;
  return db
    .select({
      id,
      kind: moderationSignals.kind,
      key: moderationSignals.key,
      detail: moderationSignals.detail,
      createdAt,
      person: badgeColumns,
      realName: profiles.realName,
      bio: profiles.bio,
      answer: profilePrompts.answer,
      bannedPerson: {
        id: banned.id,
        nickname: sql<string>`coalesce(${banned.nickname}, ${sql.raw(`'${DEFAULT_NICKNAME}'`)})`,
      },
    })
    .from(moderationSignals)
    .innerJoin(profiles, eq(profiles.id, moderationSignals.personId))
    .leftJoin(banned, eq(banned.id, moderationSignals.bannedId))
    .leftJoin(
      profilePrompts,
      and(
        eq(profilePrompts.personId, profiles.id),
        eq(moderationSignals.key, sql`'prompt:' || ${profilePrompts.question}`),
      ),
    )
    .where(
      and(
        isNull(moderationSignals.closedAt),
        visibleTo(moderatorId, profiles.id, "impartialModerator"),
        isShownTo(moderatorId),
        personId === undefined ? undefined : eq(moderationSignals.personId, personId),
        after && sql`(${createdAt}, ${id}) < (${sql.param(after.at, createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/**
 * Records a first message unless the person sent it to `most` others within `hours`; returns whether it did. One
 * statement, which serializes concurrent sends.
 */
export async function noteFirstMessage(
  tx: Queryable,
  { senderId, textKey, receiverId }: { senderId: string; textKey: string; receiverId: string },
  { most, hours }: { most: number; hours: number },
): Promise<boolean> {
  const recent = sql`at > now() - make_interval(hours => ${hours}) and receiver <> excluded.chat_ids[1]`;
  const others = (column: SQL) =>
    sql`array(select ${column} from unnest(noted.chat_ids, noted.sent_at) as sent (receiver, at) where ${recent})`;
  const { rows } = await tx.execute(sql`
    insert into ${firstMessages} as noted (sender_id, text_key, chat_ids, sent_at)
    values (${senderId}, ${textKey}, array[${receiverId}::uuid], array[now()])
    on conflict (sender_id, text_key) do update
    set chat_ids = ${others(sql`receiver`)} || excluded.chat_ids, sent_at = ${others(sql`at`)} || excluded.sent_at
    where cardinality(${others(sql`receiver`)}) < ${most}
    returning true`);
  return rows.length > 0;
}

/** Returns the seconds until fewer than `most` remain within `hours`. */
export async function readWait(
  tx: Queryable,
  { senderId, textKey }: { senderId: string; textKey: string },
  { most, hours }: { most: number; hours: number },
): Promise<number> {
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    select greatest(1, ceil(extract(epoch from at + make_interval(hours => ${hours}) - now())))::int as seconds
    from ${firstMessages}, unnest(sent_at) as at
    where sender_id = ${senderId} and text_key = ${textKey}
    order by at desc offset ${most - 1} limit 1`);
  return rows[0]?.seconds ?? 1;
}

/** The latest-ending ban of this address. Expired bans count while stored. */
export async function readBannedEmail(
  db: Queryable,
  emailKey: string,
): Promise<{ bannedEmail: string; bannedId: string | null; bannedUntil: Date | null } | undefined> {
  const [found] = await db
    .select({ bannedEmail: bannedEmails.id, bannedId: bannedEmails.personId, bannedUntil: bannedEmails.bannedUntil })
    .from(bannedEmails)
    .where(eq(bannedEmails.emailKey, emailKey))
    .orderBy(sql`${bannedEmails.bannedUntil} desc nulls first`)
    .limit(1);
  return found;
}

/**
 * Records a person with a deleted account's mailbox while its case is undecided. Waits for a concurrent decision,
 * so that banned addresses read afterwards include it.
 */
export async function insertReturned(tx: Queryable, personId: string, emailKey: string): Promise<void> {
  const deleted = tx
    .select({ personId: sql<string>`${personId}::uuid`.as("person_id"), deletedId: deletedAccounts.id })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.emailKey, emailKey))
    .for("key share");
  await tx.insert(returnedPeople).select(deleted).onConflictDoNothing();
}

/** Returns them latest first, locked. */
export async function readReturned(tx: Queryable, deletedId: string): Promise<string[]> {
  const returned = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(returnedPeople, eq(returnedPeople.personId, profiles.id))
    .where(eq(returnedPeople.deletedId, deletedId))
    .orderBy(desc(profiles.createdAt), desc(profiles.id))
    .limit(MOST_RETURNED)
    .for("key share", { of: profiles });
  return returned.map(({ id }) => id);
}

export async function forgetReturned(tx: Queryable, deletedId: string): Promise<void> {
  await tx.delete(returnedPeople).where(eq(returnedPeople.deletedId, deletedId));
}

/** Stores a banned address; without a person, a deleted account's. @returns the id */
export async function saveBannedEmail(
  tx: Queryable,
  { personId, emailKey, until }: { personId: string | null; emailKey: string; until: Date | null },
): Promise<string> {
  const ban = { emailKey, bannedUntil: until };
  const [saved] = await tx
    .insert(bannedEmails)
    .values({ personId, ...ban })
    .onConflictDoUpdate({ target: bannedEmails.personId, set: ban })
    .returning({ id: bannedEmails.id });
  if (!saved) throw new Error("the address was not stored");
  return saved.id;
}

export async function deleteBannedEmail(tx: Queryable, personId: string): Promise<void> {
  await tx.delete(bannedEmails).where(eq(bannedEmails.personId, personId));
}

/** Deletes signals a year after closing, and addresses a year after the ban. */
export async function deleteOld(db: Queryable, { hours }: { hours: number }): Promise<void> {
  await db.delete(moderationSignals).where(sql`${moderationSignals.closedAt} < now() - interval '1 year'`);
  await deleteInBatches(db, bannedEmails, sql`${bannedEmails.bannedUntil} < now() - interval '1 year'`);
  await db.delete(firstMessages).where(sql`now() - make_interval(hours => ${hours}) > all (${firstMessages.sentAt})`);
}

import { UNDO_SECONDS } from "@nakamatch/contract/vocabulary/decisions";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import type { SignalKind } from "@nakamatch/contract/vocabulary/signals";
import { aliasedTable, and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
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

/** Open, or closed so recently that it can be taken back. */
const canOpen = sql`(${moderationSignals.closedAt} is null
  or ${moderationSignals.closedAt} > clock_timestamp() - make_interval(secs => ${UNDO_SECONDS}))`;

/** Also those closed just now, which then cannot be taken back. */
export async function closeByCause(
  tx: Queryable,
  { personId, kind, keys }: { personId: string; kind: SignalKind; keys: string[] },
): Promise<void> {
  await tx
    .update(moderationSignals)
    .set(withoutCause)
    .where(
      and(
        eq(moderationSignals.personId, personId),
        eq(moderationSignals.kind, kind),
        inArray(moderationSignals.key, keys),
        canOpen,
      ),
    );
}

/** Closes signals that suspect someone of being this banned person, as `closeByCause`. */
export async function closeByBanned(tx: Queryable, bannedId: string): Promise<void> {
  await tx
    .update(moderationSignals)
    .set(withoutCause)
    .where(and(eq(moderationSignals.bannedId, bannedId), canOpen));
}

/**
 * Closes what has flagged a person whom a moderator, or the operator (null), warns or bans. What was closed just before
 * cannot be taken back any more.
 */
export async function closeByMeasure(tx: Queryable, personId: string, by: string | null): Promise<void> {
  await tx
    .update(moderationSignals)
    .set(withoutCause)
    .where(and(eq(moderationSignals.personId, personId), isNotNull(moderationSignals.closedAt), canOpen));
  await tx
    .update(moderationSignals)
    .set(closed(by))
    .where(and(eq(moderationSignals.personId, personId), isNull(moderationSignals.closedAt)));
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

/** Returns a signal that a moderator may see. */
export async function readFlag(
  db: Queryable,
  moderatorId: string,
  id: string,
): Promise<{ personId: string; isOpen: boolean } | undefined> {
  const [found] = await db
    .select({
      personId: moderationSignals.personId,
      isOpen: sql<boolean>`${moderationSignals.closedAt} is null`,
    })
    .from(moderationSignals)
    .where(and(eq(moderationSignals.id, id), isShownTo(moderatorId)));
  return found;
}

/** Opens a signal that the moderator has just closed, unless the same has been raised again. Lock the person first. */
export async function reopen(tx: Queryable, moderatorId: string, id: string): Promise<boolean> {
  const { personId, kind, key, closedBy, detail, keptText } = moderationSignals;
  const again = aliasedTable(moderationSignals, "again");
  const isAgain = and(eq(again.personId, personId), eq(again.kind, kind), eq(again.key, key), isNull(again.closedAt));
  const opened = await tx
    .update(moderationSignals)
    .set({
      closedAt: null,
      closedBy: null,
      detail: sql`${detail} || jsonb_strip_nulls(jsonb_build_object('text', ${keptText}))`,
      keptText: null,
    })
    .where(
      and(
        eq(moderationSignals.id, id),
        eq(closedBy, moderatorId),
        canOpen,
        sql`not exists (select from ${moderationSignals} again where ${isAgain})`,
      ),
    )
    .returning({ id: moderationSignals.id });
  return opened.length > 0;
}

/** Erases texts of signals whose closing can no longer be taken back. */
export async function eraseTexts(db: Queryable): Promise<void> {
  await db
    .update(moderationSignals)
    .set({ keptText: null })
    .where(and(isNotNull(moderationSignals.keptText), sql`not ${canOpen}`));
}

/** Moderators do not see signals about themselves or suspecting someone of being them. */
function isShownTo(moderatorId: string): SQL | undefined {
  return and(
    visibleTo(moderatorId, moderationSignals.personId, "impartialModerator"),
    sql`${moderationSignals.bannedId} is distinct from ${moderatorId}::uuid`,
  );
}

/** Closing erases the message's text, as soon as it cannot be taken back. */
function closed(by: string | null) {
  const { detail } = moderationSignals;
  return {
    closedAt: sql`clock_timestamp()`,
    closedBy: by,
    detail: sql`${detail} - 'text'`,
    keptText: by === null ? null : sql`${detail} ->> 'text'`,
  };
}

/** Its cause is gone: nobody can open it again. */
const withoutCause = {
  ...closed(null),
  closedAt: sql`coalesce(${moderationSignals.closedAt}, clock_timestamp())`,
};

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

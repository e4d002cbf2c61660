import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { DEFAULT_NICKNAME } from "@nakamatch/contract/vocabulary/people";
import { type AnyColumn, aliasedTable, and, count, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import {
  blockedBy,
  existsUnread,
  hasBlockedOther,
  isGoneOrPresent,
  isListed,
  isMember,
  isUnread,
  isUnreadFor,
  otherOf,
  placeInList,
} from "../../platform/database/chat-conditions.ts";
import type { Queryable } from "../../platform/database/open.ts";
import { isPair } from "../../platform/database/pair.ts";
import { hasPremium } from "../../platform/database/premium.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { matches } from "../../platform/database/schema/meeting.ts";
import { presence, profiles } from "../../platform/database/schema/people.ts";
import { visibleTo } from "../../platform/database/visibility.ts";
import type { Place } from "../../platform/keyset.ts";
import type { ChatPrecondition, ChatRow, Membership, MessageRow, NewMessage, ReadRow } from "./types.ts";

/**
 * The person's chats that they have neither archived nor whose other side they have blocked, newest first (CHAT-03,
 * OPEN-57, OPEN-58, BLOCK-03); those behind `after` where it is given.
 */
export async function readListedChats(
  db: Queryable,
  viewerId: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<ChatRow[]> {
  // Either side by an index of its own, in its order: an OR would read and sort all chats of the viewer.
  const side = (own: AnyColumn) =>
    db
      .select({ id: chats.id, at: sql`${placeInList}`.as("at") })
      .from(chats)
      .where(
        and(
          eq(own, viewerId),
          isListed(viewerId),
          after && sql`(${placeInList}, ${chats.id}) < (${sql.param(after.at, chats.createdAt)}, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(placeInList), desc(chats.id))
      .limit(limit);
  const both = unionAll(side(chats.user1Id), side(chats.user2Id)).as("both");
  const page = db.select({ id: both.id }).from(both).orderBy(desc(both.at), desc(both.id)).limit(limit);
  return selectChats(db, viewerId, sql`${chats.id} in ${page}`);
}

/** One of the person's listed chats. */
export async function readListedChat(db: Queryable, viewerId: string, chatId: string): Promise<ChatRow | undefined> {
  const [chat] = await selectChats(db, viewerId, sql`${eq(chats.id, chatId)} and ${isListed(viewerId)}`);
  return chat;
}

/** One of the person's chats, listed or not. */
export async function readChat(db: Queryable, viewerId: string, chatId: string): Promise<ChatRow | undefined> {
  const [chat] = await selectChats(db, viewerId, eq(chats.id, chatId));
  return chat;
}

async function selectChats(db: Queryable, viewerId: string, condition: SQL): Promise<ChatRow[]> {
  const other = aliasedTable(profiles, "other");
  const last = db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chats.id))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(1)
    .as("last");
  const counted = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(isUnreadFor(viewerId))
    .limit(UNREAD_BADGE_MAX + 1)
    .as("counted");
  const unread = db
    .select({ count: count().as("count") })
    .from(counted)
    .as("unread");
  const rows = await db
    .select({
      id: chats.id,
      createdAt: chats.createdAt,
      lastMessageAt: chats.lastMessageAt,
      otherId: other.id,
      nickname: sql<
        string | null
      >`case when ${other.id} is not null then coalesce(${other.nickname}, ${DEFAULT_NICKNAME}) end`,
      avatarUrl: other.avatarUrl,
      isPremium: hasPremium(other.id),
      lastSeenAt: presence.lastSeenAt,
      lastMessage: {
        id: last.id,
        chatId: last.chatId,
        senderId: last.senderId,
        message: last.message,
        sentAt: last.sentAt,
        readAt: last.readAt,
      },
      unreadCount: unread.count,
    })
    .from(chats)
    .leftJoin(other, eq(other.id, otherOf(viewerId)))
    .leftJoin(presence, and(eq(presence.userId, other.id), visibleTo(viewerId, other.id)))
    .leftJoinLateral(last, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(and(isMember(viewerId), condition))
    .orderBy(desc(placeInList), desc(chats.id));
  return rows;
}

/** What decides whether the viewer may open a chat with a person; undefined when there is no such person. */
export async function readPrecondition(
  db: Queryable,
  viewerId: string,
  personId: string,
): Promise<ChatPrecondition | undefined> {
  const [found] = await db
    .select({
      isVisible: sql<boolean>`${visibleTo(viewerId, profiles.id)}`,
      isBlockedByViewer: sql<boolean>`${blockedBy(viewerId, sql`${profiles.id}`)}`,
      isMatch: sql<boolean>`coalesce(${matches.likedByUser1} and ${matches.likedByUser2}, false)`,
      chatId: chats.id,
    })
    .from(profiles)
    .leftJoin(matches, isPair(matches, viewerId, personId))
    .leftJoin(chats, isPair(chats, viewerId, personId))
    .where(eq(profiles.id, personId));
  return found;
}

/**
 * Makes the chat of two people who like each other, unless there is one (MATCH-16, OPEN-55). The right to it is decided by
 * the very statement that makes it: an unlike, a block or a ban that was there before is never overtaken.
 *
 * @returns its id if this call made it
 */
export async function insertChat(db: Queryable, viewerId: string, personId: string): Promise<string | undefined> {
  const [made] = await db
    .insert(chats)
    .select((query) =>
      query
        .select({
          id: sql<string>`gen_random_uuid()`.as("id"),
          user1Id: matches.user1Id,
          user2Id: matches.user2Id,
          createdAt: sql<Date>`now()`.as("created_at"),
          lastMessageAt: sql<Date>`null::timestamptz`.as("last_message_at"),
          archivedByUser1: sql<boolean>`false`.as("archived_by_user1"),
          archivedByUser2: sql<boolean>`false`.as("archived_by_user2"),
        })
        .from(matches)
        .where(
          and(
            isPair(matches, viewerId, personId),
            eq(matches.likedByUser1, true),
            eq(matches.likedByUser2, true),
            visibleTo(viewerId, sql`${personId}::uuid`),
          ),
        ),
    )
    .onConflictDoNothing({ target: [chats.user1Id, chats.user2Id] })
    .returning({ id: chats.id });
  return made?.id;
}

/** Clears the member's own archive flag (MATCH-15). Tells whether it was set. */
export async function clearArchiveFlag(db: Queryable, memberId: string, chatId: string): Promise<boolean> {
  const cleared = await db
    .update(chats)
    .set({
      archivedByUser1: sql`${chats.archivedByUser1} and ${chats.user1Id} is distinct from ${memberId}::uuid`,
      archivedByUser2: sql`${chats.archivedByUser2} and ${chats.user2Id} is distinct from ${memberId}::uuid`,
    })
    .where(
      and(
        eq(chats.id, chatId),
        or(
          and(eq(chats.user1Id, memberId), eq(chats.archivedByUser1, true)),
          and(eq(chats.user2Id, memberId), eq(chats.archivedByUser2, true)),
        ),
      ),
    )
    .returning({ id: chats.id });
  return cleared.length > 0;
}

/** The person's place in a chat; undefined when they have none there. */
export async function readMembership(db: Queryable, personId: string, chatId: string): Promise<Membership | undefined> {
  const other = otherOf(personId);
  const [found] = await db
    .select({
      otherId: sql<string | null>`${other}`,
      isOtherBlockedByMember: sql<boolean>`${blockedBy(personId, other)}`,
      isOtherVisible: sql<boolean>`${visibleTo(personId, other)}`,
    })
    .from(chats)
    .where(and(eq(chats.id, chatId), isMember(personId)));
  return found;
}

/** Messages of a chat, newest first; those older than `before` where it is given. */
export function readMessages(
  db: Queryable,
  chatId: string,
  { before, limit }: { before?: MessageRow | undefined; limit: number },
): Promise<MessageRow[]> {
  const isOlder =
    before &&
    or(
      lt(chatMessages.sentAt, before.sentAt),
      and(eq(chatMessages.sentAt, before.sentAt), lt(chatMessages.id, before.id)),
    );
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), isOlder))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(limit);
}

/** How many messages a chat has. */
export function countMessages(db: Queryable, chatId: string): Promise<number> {
  return db.$count(chatMessages, eq(chatMessages.chatId, chatId));
}

/** The message with this id. */
export async function readMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [found] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return found;
}

/**
 * Stores a message of a member to a person whom they may see. The right to send is decided by the very statement that
 * inserts: a block or a ban that was there before is never overtaken.
 *
 * @returns undefined when nothing was stored: the id is taken, or the sender may not write there
 */
export async function insertMessage(
  db: Queryable,
  { id, chatId, senderId, message }: NewMessage,
): Promise<MessageRow | undefined> {
  const [stored] = await db
    .insert(chatMessages)
    .select((query) =>
      query
        .select({
          id: sql<string>`${id}::uuid`.as("id"),
          chatId: chats.id,
          senderId: sql<string>`${senderId}::uuid`.as("sender_id"),
          message: sql<string>`${message}::text`.as("message"),
          sentAt: sql<Date>`now()`.as("sent_at"),
          readAt: sql<Date>`null::timestamptz`.as("read_at"),
        })
        .from(chats)
        .where(and(eq(chats.id, chatId), isMember(senderId), visibleTo(senderId, otherOf(senderId)))),
    )
    .onConflictDoNothing({ target: chatMessages.id })
    .returning();
  return stored;
}

/** Marks what the other side wrote as read (CHAT-30). Returns the newest of what became read by this. */
export async function markMessagesRead(db: Queryable, readerId: string, chatId: string): Promise<ReadRow | undefined> {
  const read = db.$with("read").as(
    db
      .update(chatMessages)
      .set({ readAt: sql`now()` })
      .where(and(eq(chatMessages.chatId, chatId), isUnread(readerId)))
      .returning({
        id: chatMessages.id,
        sentAt: chatMessages.sentAt,
        readAt: sql<Date>`read_at`.mapWith(chatMessages.readAt).as("read_at"),
      }),
  );
  const [newest] = await db.with(read).select().from(read).orderBy(desc(read.sentAt), desc(read.id)).limit(1);
  return newest;
}

/**
 * Holds the reader of a chat and its other side, in the order in which whoever writes there does. Run it in a
 * transaction, before anything else: no message arrives for the reader meanwhile, no other screen of theirs reads, and no
 * account is deleted.
 */
export async function holdForReading(tx: Queryable, readerId: string, otherId: string | null): Promise<void> {
  const people = [readerId, otherId].filter((id) => id !== null).sort();
  await tx.execute(sql`
    select hold_person(person.id, person.id = ${readerId}::uuid)
    from unnest(${sql.param(people)}::uuid[]) as person (id)`);
}

/**
 * Turns the person's chats mark off if none of their chats has unread messages any more (NOTIF-08); those that are out of
 * sight count, as they may come back (OPEN-61). Run it where the person is held, see `holdForReading`.
 */
export async function clearChatsMark(tx: Queryable, personId: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ hasNewChats: false })
    .where(and(eq(profiles.id, personId), eq(profiles.hasNewChats, true), sql`not ${existsUnread(personId)}`));
}

/**
 * Whether the person has an unread message in a chat that they can find: whose other side they have not blocked (NOTIF-06)
 * and is not banned (OPEN-74).
 */
export async function readHasUnread(db: Queryable, personId: string): Promise<boolean> {
  const condition = sql`not ${hasBlockedOther(personId)} and ${isGoneOrPresent(otherOf(personId))}`;
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${existsUnread(personId, condition)} as found`);
  return rows[0]?.found ?? false;
}

/** Notes that the person is active now, unless that was noted in the last 30 s (OPEN-59). Returns what was noted. */
export async function writePresence(db: Queryable, personId: string): Promise<Date | undefined> {
  const [noted] = await db
    .insert(presence)
    .values({ userId: personId, lastSeenAt: sql`now()` })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { lastSeenAt: sql`now()` },
      setWhere: sql`${presence.lastSeenAt} < now() - interval '30 seconds'`,
    })
    .returning({ lastSeenAt: presence.lastSeenAt });
  return noted?.lastSeenAt;
}

/** The people who share a chat with this one and may see them. */
export async function readPresenceWatchers(db: Queryable, personId: string): Promise<string[]> {
  const other = otherOf(personId);
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${other} as id from ${chats}
    where ${isMember(personId)} and ${visibleTo(personId, other)}
      and exists (select from visible_people me where me.id = ${personId}::uuid)`);
  return rows.map(({ id }) => id);
}

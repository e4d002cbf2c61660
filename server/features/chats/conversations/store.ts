import { MESSAGE_COUNT_MAX, NEW_MESSAGES_MAX, TAKE_BACK, TURNS } from "@nakamatch/contract/vocabulary/limits";
import { type AnyColumn, and, asc, count, desc, eq, inArray, isNull, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { isPair } from "../../../platform/database/pair.ts";
import { preparedOnce } from "../../../platform/database/prepared.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import {
  isFurtherMessage,
  isListed,
  isMember,
  isOlderThan,
  isPersonVisible,
  isPresentFor,
  listTime,
  maySend,
  membershipColumns,
  otherOf,
  selectChats,
  selectListedChats,
  selectMessages,
  selectPartners,
  selectTurns,
  selectUnread,
  selectUnreadBy,
} from "./conditions.ts";
import type {
  ChatPrecondition,
  ChatRow,
  FoldedMessage,
  Membership,
  MessageRow,
  NewMessage,
  ReadRow,
  StoredMessage,
} from "./types.ts";

const reader = sql.placeholder("personId");
const viewer = sql.placeholder("viewerId");
const sender = sql.placeholder("senderId");

/** Newest first, without archived ones and blocked people (CHAT-03, OPEN-57, OPEN-58, BLOCK-03). */
export async function readListedChats(
  db: Queryable,
  viewerId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<ChatRow[]> {
  if (!after) return firstChats(db).execute({ viewerId, limit });
  return nextChats(db).execute({ viewerId, limit, at: chats.createdAt.mapToDriverValue(after.at), id: after.id });
}

const firstChats = preparedOnce((db) => selectListedChats(db).prepare("chats_first"));
const nextChats = preparedOnce((db) =>
  selectListedChats(
    db,
    sql`(${listTime}, ${chats.id}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::uuid)`,
  ).prepare("chats_next"),
);

/** Reads a chat, listed or not. */
export async function readChat(db: Queryable, viewerId: string, chatId: string): Promise<ChatRow | undefined> {
  return (await oneChat(db).execute({ viewerId, chatId }))[0];
}

const oneChat = preparedOnce((db) =>
  selectChats(db, viewer, and(isMember(viewer), eq(chats.id, sql.placeholder("chatId")))).prepare("chats_one"),
);

/** Returns undefined for a person neither visible nor blocked by the viewer. */
export async function readPrecondition(
  db: Queryable,
  viewerId: string,
  personId: string,
): Promise<ChatPrecondition | undefined> {
  const [found] = await db
    .select({
      isBlockedByViewer: sql<boolean>`${visibleTo(viewerId, profiles.id, "ownBlocks")}`,
      isMatch: sql<boolean>`coalesce(${matches.likedByUser1} and ${matches.likedByUser2}, false)`,
      chatId: chats.id,
    })
    .from(profiles)
    .leftJoin(matches, isPair(matches, viewerId, personId))
    .leftJoin(chats, isPair(chats, viewerId, personId))
    .where(
      and(
        eq(profiles.id, personId),
        or(visibleTo(viewerId, profiles.id), visibleTo(viewerId, profiles.id, "ownBlocks")),
      ),
    );
  return found;
}

/**
 * Creates the chat of a mutual match (MATCH-16, OPEN-55). One statement, so that an earlier unlike, block or ban
 * counts.
 *
 * @returns its id if this call created it
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

/** Returns whether it changed (CHAT-13, MATCH-15). */
export async function setArchiveFlag(
  db: Queryable,
  { memberId, chatId, isArchived }: { memberId: string; chatId: string; isArchived: boolean },
): Promise<boolean> {
  const flagOf = (member: AnyColumn, flag: AnyColumn) =>
    sql`case when ${member} = ${memberId}::uuid then ${isArchived} else ${flag} end`;
  const changed = await db
    .update(chats)
    .set({
      archivedByUser1: flagOf(chats.user1Id, chats.archivedByUser1),
      archivedByUser2: flagOf(chats.user2Id, chats.archivedByUser2),
    })
    .where(
      and(
        eq(chats.id, chatId),
        or(
          and(eq(chats.user1Id, memberId), eq(chats.archivedByUser1, !isArchived)),
          and(eq(chats.user2Id, memberId), eq(chats.archivedByUser2, !isArchived)),
        ),
      ),
    )
    .returning({ id: chats.id });
  return changed.length > 0;
}

/** Returns undefined for non-members, and while the other side is banned. */
export async function readMembership(db: Queryable, personId: string, chatId: string): Promise<Membership | undefined> {
  return (await membership(db).execute({ personId, chatId }))[0];
}

const membership = preparedOnce((db) =>
  db
    .select(membershipColumns(reader))
    .from(chats)
    .where(and(eq(chats.id, sql.placeholder("chatId")), isMember(reader), isPresentFor(reader)))
    .prepare("chat_membership"),
);

/** Newest first. */
export function readMessages(
  db: Queryable,
  chatId: string,
  { before, limit }: { before?: MessageRow | undefined; limit: number },
): Promise<MessageRow[]> {
  return selectMessages(db)
    .where(and(eq(chatMessages.chatId, chatId), before && isOlderThan(before)))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(limit);
}

/** Counts up to `MESSAGE_COUNT_MAX`. */
export async function countMessages(db: Queryable, chatId: string): Promise<number> {
  const counted = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(MESSAGE_COUNT_MAX)
    .as("counted");
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(counted);
  return total;
}

/** Counts messages older than `before`, down to `until`, up to `most`. */
export async function countBetween(
  db: Queryable,
  chatId: string,
  { before, until }: { before: MessageRow; until: MessageRow },
  most: number,
): Promise<number> {
  const between = db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), isOlderThan(before), not(isOlderThan(until))))
    .limit(most)
    .as("between");
  const [{ messages } = { messages: 0 }] = await db.select({ messages: count() }).from(between);
  return messages;
}

/** The oldest message that the reader has not read. */
export async function readFirstUnread(db: Queryable, readerId: string, chatId: string): Promise<string | null> {
  const isUnread = and(
    isNull(chatMessages.readAt),
    isNull(chatMessages.takenBackAt),
    sql`${chatMessages.senderId} is distinct from ${readerId}::uuid`,
  );
  const [found] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), isUnread))
    .orderBy(asc(chatMessages.sentAt), asc(chatMessages.id))
    .limit(1);
  return found?.id ?? null;
}

export async function readMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [found] = await selectMessages(db).where(eq(chatMessages.id, id));
  return found;
}

/**
 * Stores a message if `maySend`, in one statement, so that an earlier block or ban counts.
 *
 * @param isFurther only if `isFurtherMessage` holds too: nothing to limit and no push notification
 * @returns the message, and the other side if they may see the sender; undefined when nothing was stored
 */
export async function insertMessage(
  db: Queryable,
  message: NewMessage,
  { isFurther }: { isFurther: boolean },
): Promise<StoredMessage | undefined> {
  const [stored] = await insertedMessage(db).execute({ ...message, isFurther });
  // A statement of its own sees whether the quoted message was taken back while the insert waited.
  const quoting = stored && message.quotedId !== null ? await readMessage(db, stored.message.id) : undefined;
  return stored && { ...stored, message: quoting ?? stored.message };
}

const insertedMessage = preparedOnce((db) => {
  const condition = sql`(not ${sql.placeholder("isFurther")}::boolean or ${isFurtherMessage(sender)})`;
  const stored = db.$with("stored").as(
    db
      .insert(chatMessages)
      .select((query) =>
        query
          .select({
            id: sql<string>`${sql.placeholder("id")}::uuid`.as("id"),
            chatId: chats.id,
            senderId: sql<string>`${sender}::uuid`.as("sender_id"),
            message: sql<string>`${sql.placeholder("message")}::text`.as("message"),
            // Keeps the order even if the clock is set back.
            sentAt: sql<Date>`greatest(now(), ${chats.lastMessageAt} + interval '1 millisecond')`.as("sent_at"),
            readAt: sql<Date>`null::timestamptz`.as("read_at"),
            quotedId: sql<string | null>`${sql.placeholder("quotedId")}::uuid`.as("quoted_id"),
            takenBackAt: sql<Date>`null::timestamptz`.as("taken_back_at"),
            searchText: sql<string>`${sql.placeholder("searchText")}::text`.as("search_text"),
          })
          .from(chats)
          .where(and(eq(chats.id, sql.placeholder("chatId")), maySend(sender), condition)),
      )
      .onConflictDoNothing({ target: chatMessages.id })
      .returning(),
  );
  return db
    .with(stored)
    .select({
      message: {
        id: stored.id,
        chatId: stored.chatId,
        senderId: stored.senderId,
        message: stored.message,
        sentAt: stored.sentAt,
        readAt: stored.readAt,
        takenBackAt: stored.takenBackAt,
      },
      otherId: sql<string | null>`case when ${isPersonVisible(sender)} then ${otherOf(sender)} end`,
    })
    .from(stored)
    .innerJoin(chats, eq(chats.id, stored.chatId))
    .prepare("chat_message_insert");
});

/**
 * Marks at most `limit` messages read (CHAT-30), including those of closed accounts.
 *
 * @returns how many this call marked, and the newest
 */
export async function markMessagesRead(
  db: Queryable,
  { chatId, otherId, limit }: { chatId: string; otherId: string | null; limit: number },
): Promise<{ marked: number; newest: ReadRow | undefined }> {
  const read = db.$with("read").as(
    db
      .update(chatMessages)
      .set({ readAt: sql`now()` })
      .where(inArray(chatMessages.id, selectUnreadBy(db, { chatId, otherId, limit })))
      .returning({
        id: chatMessages.id,
        sentAt: chatMessages.sentAt,
        readAt: sql<Date>`read_at`.mapWith(chatMessages.readAt).as("read_at"),
      }),
  );
  const [last] = await db
    .with(read)
    .select({ id: read.id, sentAt: read.sentAt, readAt: read.readAt, marked: sql<number>`(count(*) over ())::int` })
    .from(read)
    .orderBy(desc(read.sentAt), desc(read.id))
    .limit(1);
  return { marked: last?.marked ?? 0, newest: last };
}

/**
 * Locks both people in the same order as a message insert. Until the commit no message arrives, no other device marks
 * messages read, and neither account is deleted.
 */
export async function lockForReading(tx: Queryable, readerId: string, otherId: string | null): Promise<void> {
  const people = [readerId, otherId].filter((id) => id !== null).sort();
  await tx.execute(sql`
    select hold_person(person.id, person.id = ${readerId}::uuid)
    from unnest(${sql.param(people)}::uuid[]) as person (id)`);
}

/** Run it after `lockForReading`. The trigger `chat_messages_take_back` does the rest. Undefined if nothing changed. */
export async function markTakenBack(
  tx: Queryable,
  { senderId, chatId, messageId }: { senderId: string; chatId: string; messageId: string },
): Promise<{ wasUnread: boolean } | undefined> {
  const other = otherOf(senderId);
  const [taken] = await tx
    .update(chatMessages)
    .set({ takenBackAt: sql`now()` })
    .from(chats)
    .where(
      and(
        eq(chatMessages.id, messageId),
        eq(chatMessages.chatId, chatId),
        eq(chats.id, chatMessages.chatId),
        eq(chatMessages.senderId, senderId),
        isNull(chatMessages.takenBackAt),
        sql`${chatMessages.sentAt} > now() - make_interval(mins => ${sql.raw(String(TAKE_BACK.minutes))})`,
        sql`(${other} is null or ${visibleTo(senderId, other)})`,
      ),
    )
    .returning({ wasUnread: sql<boolean>`${chatMessages.readAt} is null` });
  return taken;
}

/** Whether any chat, listed or not, has unread messages. */
export async function readHasUnread(db: Queryable, personId: string): Promise<boolean> {
  const [row] = await anyUnread(db).execute({ personId, limit: 1 });
  return row !== undefined && row.count > 0;
}

const anyUnread = preparedOnce((db) => selectUnread(db, reader, isMember(reader)).prepare("chats_unread"));

/** Counts up to `NEW_MESSAGES_MAX` + 1 (NOTIF-06, OPEN-61, OPEN-74). */
export async function countNewMessages(db: Queryable, personId: string): Promise<number> {
  const [row] = await listedUnread(db).execute({ personId, limit: NEW_MESSAGES_MAX + 1 });
  return row?.count ?? 0;
}

const listedUnread = preparedOnce((db) =>
  selectUnread(db, reader, sql`${isMember(reader)} and ${isListed(reader)}`).prepare("chats_unread_listed"),
);

/** Counts listed chats in which the other side wrote last, up to `TURNS.shown` + 1. */
export async function countTurns(db: Queryable, personId: string): Promise<number> {
  const [row] = await turns(db).execute({ personId, limit: TURNS.shown + 1 });
  return row?.count ?? 0;
}

const turns = preparedOnce((db) => selectTurns(db, reader).prepare("chats_turns"));

/** Reads partners of the `limit` most recent chats, where both see each other; none for a banned or unconfirmed person. */
export async function readChatPartners(db: Queryable, personId: string, limit: number): Promise<string[]> {
  return (await chatPartners(db).execute({ personId, limit })).map(({ id }) => id);
}

const chatPartners = preparedOnce((db) =>
  selectPartners(db, reader, sql.placeholder("limit")).prepare("chats_partners"),
);

/** Stores what searches compare, unless the message has changed. */
export async function storeSearchTexts(db: Queryable, folded: readonly FoldedMessage[]): Promise<void> {
  await db.execute(sql`
    update ${chatMessages} set search_text = folded."searchText"
    from json_to_recordset(${JSON.stringify(folded)}::json) as folded (id uuid, message text, "searchText" text)
    where ${chatMessages.id} = folded.id and ${chatMessages.message} = folded.message`);
}

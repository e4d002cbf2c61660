/** What statements ask of a row of `chats` or `chat_messages`, and the selections that several of them are made of. */
import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { type AnyColumn, and, count, desc, eq, isNull, not, type Placeholder, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/open.ts";
import { badgeColumns } from "../../platform/database/person-columns.ts";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
import { presence, profiles } from "../../platform/database/schema/people.ts";
import { visiblePeople } from "../../platform/database/schema/safety.ts";
import { isSubscribed } from "../../platform/database/subscribed.ts";
import { hasBlocked, visibleTo } from "../../platform/database/visibility.ts";
import type { Membership } from "./types.ts";

/** Whose chats they are. */
type PersonId = string | Placeholder;

/** A chat's time in the list: of its last message, or of its creation (OPEN-58). */
export const listTime = sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`;

/** One of the person's chats is in their list: not archived, and the other side is shown to them. */
export function isListed(viewerId: PersonId): SQL {
  return sql`(not ${isArchivedFor(viewerId)} and ${isOtherShown(viewerId)})`;
}

/** The person has archived this one of their chats. */
function isArchivedFor(personId: PersonId): SQL<boolean> {
  return sql`case when ${eq(chats.user1Id, personId)} then ${chats.archivedByUser1} else ${chats.archivedByUser2} end`;
}

/** The chat is one of the person's. */
export function isMember(personId: PersonId): SQL {
  return sql`(${eq(chats.user1Id, personId)} or ${eq(chats.user2Id, personId)})`;
}

/** The other user of one of the person's chats; null when their account is gone. */
export function otherOf(personId: PersonId): SQL {
  return sql`case when ${eq(chats.user1Id, personId)} then ${chats.user2Id} else ${chats.user1Id} end`;
}

/**
 * The other side of one of the person's chats is shown to them: neither blocked by them nor banned, in which case the chat is
 * hidden until the ban is over (OPEN-74); or their account is gone.
 */
export function isOtherShown(personId: PersonId): SQL {
  const other = otherOf(personId);
  return sql`(${other} is null or ${visibleTo(personId, other, "chatPartner")})`;
}

/**
 * One of the person's chats exists for them: the other side is shown to them, or is hidden only by their own block, which
 * they are told.
 */
export function isPresentFor(personId: PersonId): SQL {
  return sql`(${isOtherShown(personId)} or ${visibleTo(personId, otherOf(personId), "ownBlocks")})`;
}

/** What a member may know of one of their chats. */
export function membershipColumns(personId: PersonId) {
  const other = otherOf(personId);
  return {
    written: writtenFor(personId),
    isArchived: isArchivedFor(personId),
    otherId: sql<string | null>`${other}`,
    isOtherBlockedByMember: sql<boolean>`${hasBlocked(personId, other)}`,
    isOtherVisible: sql<boolean>`(${visibleTo(personId, other)} and ${isPersonVisible(personId)})`,
    isOtherSubscribed: isSubscribed(other),
  };
}

/** The person is confirmed and not banned. */
export function isPersonVisible(personId: PersonId): SQL {
  return sql`exists (select from ${visiblePeople} where ${eq(visiblePeople.id, personId)})`;
}

/** What was written in one of the person's chats so far: nothing, nothing by them, or something. */
function writtenFor(personId: PersonId): SQL<Membership["written"]> {
  const isOwn = and(eq(chatMessages.chatId, chats.id), eq(chatMessages.senderId, personId));
  return sql`case when ${chats.lastMessageAt} is null then 'nothing'
    when exists (select from ${chatMessages} where ${isOwn}) then 'own' else 'others' end`;
}

/** A message in the chat of the row that somebody else wrote, a deleted account included, and that is not read yet (CHAT-06). */
export function isUnreadFor(readerId: PersonId): SQL {
  return sql`(${chatMessages.chatId} = ${chats.id} and ${isNull(chatMessages.readAt)}
    and ${chatMessages.senderId} is distinct from ${readerId}::uuid)`;
}

/** Whether a message in one of the reader's chats that meet the condition is unread. */
export function selectUnread(db: Queryable, reader: Placeholder, condition: SQL) {
  const found = sql<boolean>`exists (select from ${chats} join ${chatMessages} on ${isUnreadFor(reader)} where ${condition})`;
  return db.select({ found }).from(sql`(values (1)) as one`);
}

/** The other sides of the person's most recent chats, as far as the two may see each other; nobody for a person who is hidden. */
export function selectPartners(db: Queryable, personId: Placeholder, limit: Placeholder) {
  // Each side by its own index, in its order, as in `selectListedChats`.
  const side = (own: AnyColumn, other: AnyColumn) => sql`
    (select ${other} as id, ${listTime} as at, ${chats.id} as chat_id from ${chats} where ${eq(own, personId)}
    order by ${listTime} desc, ${chats.id} desc limit ${limit})`;
  return db
    .select({ id: sql<string>`recent.id` })
    .from(
      sql`(
        select * from (${side(chats.user1Id, chats.user2Id)} union all ${side(chats.user2Id, chats.user1Id)}) sides
        order by at desc, chat_id desc limit ${limit}
      ) recent`,
    )
    .where(and(visibleTo(personId, sql`recent.id`), isPersonVisible(personId)));
}

/** The sender may write: a member of the chat, neither side blocked, the other side not banned (OPEN-63, OPEN-74). */
export function maySend(senderId: PersonId): SQL | undefined {
  return and(isMember(senderId), visibleTo(senderId, otherOf(senderId)));
}

/** The visible sender wrote in the chat before, and the other side has no browser to notify. */
export function isFurtherMessage(senderId: PersonId): SQL | undefined {
  return and(sql`${writtenFor(senderId)} = 'own'`, isPersonVisible(senderId), not(isSubscribed(otherOf(senderId))));
}

/** A page of chats in the list, newest first: the page of `viewerId` and `limit`, placeholders both. */
export function selectListedChats(db: Queryable, isBehind?: SQL) {
  const viewerId = sql.placeholder("viewerId");
  const limit = sql.placeholder("limit");
  // Each side by its own index, in its order: an OR would read and sort all chats of the viewer.
  const side = (own: AnyColumn) =>
    db
      .select({ id: chats.id, at: sql`${listTime}`.as("at") })
      .from(chats)
      .where(and(eq(own, viewerId), isListed(viewerId), isBehind))
      .orderBy(desc(listTime), desc(chats.id))
      .limit(limit);
  const both = unionAll(side(chats.user1Id), side(chats.user2Id)).as("both");
  const page = db.select({ id: both.id }).from(both).orderBy(desc(both.at), desc(both.id)).limit(limit);
  // As an array: found by their ids, however many chats the planner expects the viewer to have.
  return selectChats(db, viewerId, sql`${chats.id} = any(array${page})`);
}

/** Chats as the viewer sees them; `condition` selects among the viewer's own. */
export function selectChats(db: Queryable, viewerId: Placeholder, condition: SQL | undefined) {
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
  return db
    .select({
      id: chats.id,
      createdAt: chats.createdAt,
      lastMessageAt: chats.lastMessageAt,
      other: badgeColumns,
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
    .leftJoin(profiles, and(eq(profiles.id, otherOf(viewerId)), visibleTo(viewerId, profiles.id, "chatPartner")))
    .leftJoin(presence, and(eq(presence.userId, profiles.id), visibleTo(viewerId, profiles.id)))
    .leftJoinLateral(last, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(condition)
    .orderBy(desc(listTime), desc(chats.id));
}

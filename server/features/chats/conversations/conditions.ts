/** Conditions and selections shared by statements about chats. */
import { CHAT_ENDS } from "@nakamatch/contract/vocabulary/chat-ends";
import { UNREAD_BADGE_MAX } from "@nakamatch/contract/vocabulary/limits";
import { PLANS } from "@nakamatch/contract/vocabulary/plans";
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import { isTimeAsked } from "../../../platform/database/asked-time.ts";
import type { Queryable } from "../../../platform/database/open.ts";
import { badgeColumns } from "../../../platform/database/person-columns.ts";
import {
  chatEnds,
  chatMessages,
  chats,
  messageReactions,
  partedPairs,
} from "../../../platform/database/schema/chats.ts";
import { presence, profiles } from "../../../platform/database/schema/people.ts";
import { plans } from "../../../platform/database/schema/plans.ts";
import { visiblePeople } from "../../../platform/database/schema/safety.ts";
import { isSubscribed } from "../../../platform/database/subscribed.ts";
import { hasBlocked, visibleTo } from "../../../platform/database/visibility.ts";
import type { Membership, MessageRow } from "./types.ts";

type PersonId = string | Placeholder;

/** Time of the last message, or of creation (OPEN-58). */
export const listTime = sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`;

/** Whether the person's list shows the chat. */
export function isListed(viewerId: PersonId): SQL {
  return sql`(not ${isArchivedFor(viewerId)} and ${isOtherShown(viewerId)})`;
}

function isArchivedFor(personId: PersonId): SQL<boolean> {
  return sql`case when ${eq(chats.user1Id, personId)} then ${chats.archivedByUser1} else ${chats.archivedByUser2} end`;
}

export function isMember(personId: PersonId): SQL {
  return sql`(${eq(chats.user1Id, personId)} or ${eq(chats.user2Id, personId)})`;
}

/** The other member; null once their account is gone. */
export function otherOf(personId: PersonId): SQL {
  return sql`case when ${eq(chats.user1Id, personId)} then ${chats.user2Id} else ${chats.user1Id} end`;
}

/**
 * Whether the person sees the other side: not if they blocked them or the other is banned (OPEN-74); deleted accounts
 * are shown.
 */
export function isOtherShown(personId: PersonId): SQL {
  const other = otherOf(personId);
  return sql`(${other} is null or ${visibleTo(personId, other, "chatPartner")})`;
}

/** As `isOtherShown`, or hidden only by the person's own block. */
export function isPresentFor(personId: PersonId): SQL {
  return sql`(${isOtherShown(personId)} or ${visibleTo(personId, otherOf(personId), "ownBlocks")})`;
}

/** There is a conversation, which the two may end once more. */
const mayBeEnded = sql<boolean>`(${chats.lastMessageAt} is not null and ${chats.user1Id} is not null
  and ${chats.user2Id} is not null
  and (select count(*) from ${chatEnds} where ${eq(chatEnds.chatId, chats.id)}) < ${sql.raw(String(CHAT_ENDS.most))})`;

export function membershipColumns(personId: PersonId) {
  const other = otherOf(personId);
  return {
    written: writtenFor(personId),
    isArchived: isArchivedFor(personId),
    otherId: sql<string | null>`${other}`,
    isOtherBlockedByMember: sql<boolean>`${hasBlocked(personId, other)}`,
    isOtherVisible: sql<boolean>`(${visibleTo(personId, other)} and ${isPersonVisible(personId)})`,
    isOtherSubscribed: isSubscribed(other),
    isEnded,
    mayBeEnded,
  };
}

/** Whether a person is confirmed and not banned. */
export function isPersonVisible(personId: PersonId): SQL {
  return sql`exists (select from ${visiblePeople} where ${eq(visiblePeople.id, personId)})`;
}

function writtenFor(personId: PersonId): SQL<Membership["written"]> {
  const isOwn = and(eq(chatMessages.chatId, chats.id), eq(chatMessages.senderId, personId));
  return sql`case when ${chats.lastMessageAt} is null then 'nothing'
    when exists (select from ${chatMessages} where ${isOwn}) then 'own' else 'others' end`;
}

/** Whether a message is unread, even from a deleted account (CHAT-06); one that was taken back is none. */
export function isUnreadFor(readerId: PersonId): SQL {
  return sql`(${chatMessages.chatId} = ${chats.id} and ${isNull(chatMessages.readAt)} and ${isNull(chatMessages.takenBackAt)}
    and ${chatMessages.senderId} is distinct from ${readerId}::uuid)`;
}

/** An end counts as a message of whoever ended. */
function isUnreadEndFor(readerId: PersonId): SQL | undefined {
  return and(isEndOfChat, eq(chatEnds.endedId, readerId), isNull(chatEnds.readAt));
}

/** What the other side did last with a plan counts as a message, once it is told. */
function isPlanNewsFor(readerId: PersonId): SQL {
  return sql`(${eq(plans.chatId, chats.id)} and ${plans.isTold} and ${plans.newsForProposer} is not null
    and ${readerId}::uuid = case when ${plans.newsForProposer} then ${plans.proposerId} else ${plans.receiverId} end)`;
}

/** A plan of the chat waits for the person's yes or no: `possibleAnswers` lets them accept. */
function isPlanAwaitedBy(personId: PersonId): SQL<boolean> {
  return sql`exists (select from ${plans} where ${eq(plans.chatId, chats.id)} and plan_is_open(${plans})
    and ${personId}::uuid = case
      when ${isTimeAsked} then case when ${plans.askedByProposer} then ${plans.receiverId} else ${plans.proposerId} end
      when ${eq(plans.standing, "proposed")} then ${plans.receiverId} end)`;
}

/** Counts unread messages, ends and news of plans, up to the placeholder `limit`. */
export function selectUnread(db: Queryable, reader: Placeholder, condition: SQL) {
  const limit = sql.placeholder("limit");
  const messages = db
    .select({ id: chatMessages.id })
    .from(chats)
    .innerJoin(chatMessages, isUnreadFor(reader))
    .where(condition)
    .limit(limit);
  const ends = db.select({ id: chats.id }).from(chats).innerJoin(chatEnds, isUnreadEndFor(reader)).where(condition);
  const news = db.select({ id: chats.id }).from(chats).innerJoin(plans, isPlanNewsFor(reader)).where(condition);
  const counted = unionAll(messages, ends, news).limit(limit).as("counted");
  return db.select({ count: count() }).from(counted);
}

/** Selects unread messages of the other side and of closed accounts, without the reader's own in the index of unread ones. */
export function selectUnreadBy(
  db: Queryable,
  { chatId, otherId, limit }: { chatId: string; otherId: string | null; limit: number },
) {
  const unreadOf = (sender: SQL) =>
    db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), isNull(chatMessages.readAt), sender))
      .limit(limit);
  const byNobody = unreadOf(isNull(chatMessages.senderId));
  return otherId ? unionAll(unreadOf(eq(chatMessages.senderId, otherId)), byNobody).limit(limit) : byNobody;
}

/**
 * Counts listed chats in which the other side wrote last, without what was taken back, or a plan waits for the person, up to the
 * placeholder `limit`.
 */
export function selectTurns(db: Queryable, personId: Placeholder) {
  const last = db
    .select({ senderId: chatMessages.senderId })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chats.id), isNull(chatMessages.takenBackAt)))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(1);
  const counted = db
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        isMember(personId),
        isListed(personId),
        not(isEnded),
        or(sql`(${last}) = ${otherOf(personId)}`, isPlanAwaitedBy(personId)),
      ),
    )
    .limit(sql.placeholder("limit"))
    .as("counted");
  return db.select({ count: count() }).from(counted);
}

/** Selects partners of the most recent chats, where both see each other; not of ended ones. */
export function selectPartners(db: Queryable, personId: Placeholder, limit: Placeholder) {
  // One index per side, as in `selectListedChats`.
  const side = (own: AnyColumn, other: AnyColumn) => sql`
    (select ${other} as id, ${listTime} as at, ${chats.id} as chat_id from ${chats} where ${eq(own, personId)} and not ${isEnded}
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

/** The end of a conversation in force. */
export const isEndOfChat = and(eq(chatEnds.chatId, chats.id), isNull(chatEnds.liftedAt));

/** Nobody writes there, and both read as offline. */
const isEnded = sql<boolean>`exists (select from ${chatEnds} where ${isEndOfChat})`;

/** Whether a member may write: neither has blocked the other, who is not banned (OPEN-63, OPEN-74), nor ended the chat. */
export function maySend(senderId: PersonId): SQL | undefined {
  return and(isMember(senderId), visibleTo(senderId, otherOf(senderId)), not(isEnded));
}

/** Whether the visible sender has already written there and the other side gets no push notifications. */
export function isFurtherMessage(senderId: PersonId): SQL | undefined {
  return and(sql`${writtenFor(senderId)} = 'own'`, isPersonVisible(senderId), not(isSubscribed(otherOf(senderId))));
}

/** What a message answers. */
const quoted = alias(chatMessages, "quoted");
const quotedColumns = {
  id: quoted.id,
  senderId: quoted.senderId,
  message: quoted.message,
  takenBackAt: quoted.takenBackAt,
};

export function selectMessages(db: Queryable) {
  const { id, chatId, senderId, message, sentAt, readAt, takenBackAt } = chatMessages;
  // In this order: a first column without a value stands for no row.
  const reaction = { changedAt: messageReactions.changedAt, code: messageReactions.code };
  return (
    db
      .select({ id, chatId, senderId, message, sentAt, readAt, takenBackAt, quoted: quotedColumns, reaction })
      .from(chatMessages)
      // At most one: by the person who received it.
      .leftJoin(messageReactions, eq(messageReactions.messageId, chatMessages.id))
      .leftJoin(quoted, eq(quoted.id, chatMessages.quotedId))
  );
}

/** Selects chats, newest first; `viewerId` and `limit` are placeholders. */
export function selectListedChats(db: Queryable, isBehind?: SQL) {
  const viewerId = sql.placeholder("viewerId");
  const limit = sql.placeholder("limit");
  // One index per side: an OR would read and sort all the viewer's chats.
  const side = (own: AnyColumn) =>
    db
      .select({ id: chats.id, at: sql`${listTime}`.as("at") })
      .from(chats)
      .where(and(eq(own, viewerId), isListed(viewerId), isBehind))
      .orderBy(desc(listTime), desc(chats.id))
      .limit(limit);
  const both = unionAll(side(chats.user1Id), side(chats.user2Id)).as("both");
  const page = db.select({ id: both.id }).from(both).orderBy(desc(both.at), desc(both.id)).limit(limit);
  // An array makes the planner look up the ids.
  return selectChats(db, viewerId, sql`${chats.id} = any(array${page})`);
}

/** `condition` must restrict it to the viewer's chats. */
export function selectChats(db: Queryable, viewerId: Placeholder, condition: SQL | undefined) {
  const last = db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chats.id))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(1)
    .as("last");
  const said = db
    .select({ sentAt: chatMessages.sentAt, senderId: chatMessages.senderId })
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chats.id), isNull(chatMessages.takenBackAt), isNotNull(last.takenBackAt)))
    .orderBy(desc(chatMessages.sentAt), desc(chatMessages.id))
    .limit(1)
    .as("said");
  const agreed = db
    .select({ startsAt: plans.startsAt, minutes: plans.minutes })
    .from(plans)
    .where(
      and(
        eq(plans.chatId, chats.id),
        eq(plans.standing, "accepted"),
        sql`${plans.startsAt} + make_interval(mins => ${plans.minutes}) > now()`,
      ),
    )
    .orderBy(asc(plans.startsAt))
    .limit(1)
    .as("agreed");
  const isByViewer = sql`coalesce(${plans.proposerId} = ${viewerId}, false)`;
  const wanted = sql`case when ${isTimeAsked} then ${plans.askedStartsAt} else ${plans.startsAt} end`;
  const proposed = db
    .select({
      what: plans.what,
      startsAt: wanted.mapWith(plans.startsAt).as("wanted_at"),
      isMine: sql<boolean>`(${isByViewer} = case when ${isTimeAsked} then ${plans.askedByProposer} else true end)`.as(
        "is_mine",
      ),
    })
    .from(plans)
    .where(
      and(
        eq(plans.chatId, chats.id),
        or(eq(plans.standing, "proposed"), and(eq(plans.standing, "accepted"), isTimeAsked)),
        sql`plan_is_open(${plans})`,
      ),
    )
    .orderBy(wanted)
    .limit(1)
    .as("proposed");
  const cancelled = db
    .select({ what: plans.what, startsAt: plans.startsAt })
    .from(plans)
    .where(
      and(
        eq(plans.chatId, chats.id),
        eq(plans.standing, "cancelled"),
        plans.isTold,
        sql`${plans.actByProposer} <> ${isByViewer}`,
        sql`${plans.startsAt} > now()`,
        sql`${plans.changedAt} > now() - make_interval(hours => ${sql.raw(String(PLANS.newsHours))})`,
      ),
    )
    .orderBy(asc(plans.startsAt))
    .limit(1)
    .as("cancelled");
  const counted = unionAll(
    db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(isUnreadFor(viewerId))
      .limit(UNREAD_BADGE_MAX + 1),
    db.select({ id: plans.id }).from(plans).where(isPlanNewsFor(viewerId)),
  )
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
      // The clock that wrote it.
      now: sql<Date>`now()`.mapWith(presence.lastSeenAt),
      lastMessage: {
        id: last.id,
        chatId: last.chatId,
        senderId: last.senderId,
        message: last.message,
        sentAt: last.sentAt,
        readAt: last.readAt,
        takenBackAt: last.takenBackAt,
      },
      lastSaid: { sentAt: said.sentAt, senderId: said.senderId },
      unreadCount: sql<number>`${unread.count} + (${chatEnds.endedId} is not null and ${chatEnds.endedId} = ${viewerId}
        and ${chatEnds.readAt} is null and ${unread.count} <= ${sql.raw(String(UNREAD_BADGE_MAX))})::int`.mapWith(
        Number,
      ),
      end: {
        isMine: sql<boolean>`coalesce(${chatEnds.enderId} = ${viewerId}, false)`,
        sentence: chatEnds.sentence,
        endedAt: chatEnds.endedAt,
        isAsking: sql<boolean>`(${chatEnds.enderId} is not null and ${chatEnds.endedId} is not null and not exists (
          select from ${partedPairs} where ${and(eq(partedPairs.enderId, chatEnds.enderId), eq(partedPairs.endedId, chatEnds.endedId))}))`,
      },
      mayBeEnded,
      plan: { startsAt: agreed.startsAt, minutes: agreed.minutes },
      proposal: { what: proposed.what, startsAt: proposed.startsAt, isMine: proposed.isMine },
      isPlanAwaited: isPlanAwaitedBy(viewerId),
      cancelled: { what: cancelled.what, startsAt: cancelled.startsAt },
    })
    .from(chats)
    .leftJoin(profiles, and(eq(profiles.id, otherOf(viewerId)), visibleTo(viewerId, profiles.id, "chatPartner")))
    .leftJoin(chatEnds, isEndOfChat)
    .leftJoin(
      presence,
      and(eq(presence.userId, profiles.id), isNull(chatEnds.chatId), visibleTo(viewerId, profiles.id)),
    )
    .leftJoinLateral(last, sql`true`)
    .leftJoinLateral(said, sql`true`)
    .leftJoinLateral(agreed, sql`true`)
    .leftJoinLateral(proposed, sql`true`)
    .leftJoinLateral(cancelled, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(condition)
    .orderBy(desc(listTime), desc(chats.id));
}

export function isOlderThan({ sentAt, id }: Pick<MessageRow, "sentAt" | "id">): SQL {
  return sql`(${chatMessages.sentAt}, ${chatMessages.id}) < (${sql.param(sentAt, chatMessages.sentAt)}, ${id}::uuid)`;
}

/** What statements ask of a row of `chats` or `chat_messages`. */
import { and, eq, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { chatMessages, chats } from "../../platform/database/schema/chats.ts";
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
    isOtherVisible: sql<boolean>`(${visibleTo(personId, other)}
      and exists (select from ${visiblePeople} where ${eq(visiblePeople.id, personId)}))`,
    isOtherSubscribed: isSubscribed(other),
  };
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

import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { chatMessages, chats } from "./schema/chats.ts";
import { blocks, visiblePeople } from "./schema/safety.ts";

/** What statements about chats ask of a row of `chats` or `chat_messages`. */

/** A chat's time in the list: of its last message, or of its making (OPEN-58). */
export const placeInList = sql`coalesce(${chats.lastMessageAt}, ${chats.createdAt})`;

/** One of the person's chats stands in their list: not archived, the other side neither blocked by them nor banned. */
export function isListed(viewerId: string): SQL {
  const archived = sql`case when ${eq(chats.user1Id, viewerId)} then ${chats.archivedByUser1} else ${chats.archivedByUser2} end`;
  return sql`(not ${archived} and not ${hasBlockedOther(viewerId)} and ${isGoneOrPresent(otherOf(viewerId))})`;
}

/** The chat is one of the person's. */
export function isMember(personId: string): SQL {
  return sql`(${eq(chats.user1Id, personId)} or ${eq(chats.user2Id, personId)})`;
}

/** The other user of one of the person's chats; null when their account is gone. */
export function otherOf(personId: string): SQL {
  return sql`case when ${eq(chats.user1Id, personId)} then ${chats.user2Id} else ${chats.user1Id} end`;
}

/** The person has blocked the other user of one of their chats. */
export function hasBlockedOther(personId: string): SQL {
  return blockedBy(personId, otherOf(personId));
}

/** The one has blocked the other (BLOCK-12). */
export function blockedBy(blockerId: string, blocked: SQL): SQL {
  return sql`exists (
    select from ${blocks} where ${eq(blocks.blockerId, blockerId)} and ${blocks.blockedId} = ${blocked})`;
}

/** A message that somebody else wrote, a deleted account included, and that was not read yet (CHAT-06). */
export function isUnread(readerId: string): SQL {
  return sql`(${isNull(chatMessages.readAt)} and ${chatMessages.senderId} is distinct from ${readerId}::uuid)`;
}

/** The same, of a message in the chat of the row. */
export function isUnreadFor(readerId: string): SQL {
  return sql`${chatMessages.chatId} = ${chats.id} and ${isUnread(readerId)}`;
}

/** The person has an unread message in one of their chats, of those that meet the condition. */
export function existsUnread(personId: string, condition: SQL = sql`true`): SQL {
  return sql`exists (
    select from ${chats} join ${chatMessages} on ${isUnreadFor(personId)} where ${isMember(personId)} and ${condition})`;
}

/**
 * Banned means out: a chat with somebody banned is out of sight until the ban is over (OPEN-74). A blocker stays, as the
 * blocked are not told (OPEN-63), and so does nobody, a deleted account.
 */
export function isGoneOrPresent(id: SQL): SQL {
  return sql`(${id} is null or exists (select from ${visiblePeople} where ${visiblePeople.id} = ${id}))`;
}

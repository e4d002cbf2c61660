import { and, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../platform/database/open.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";

/** Selects a message that was taken back, and the last one of the chat that is still unread. */
export function selectRecalled(db: Queryable, personId: string, messageId: string) {
  const unread = alias(chatMessages, "unread");
  const last = db
    .select({ id: unread.id, message: unread.message })
    .from(unread)
    .where(
      and(
        eq(unread.chatId, chatMessages.chatId),
        eq(unread.senderId, chatMessages.senderId),
        isNull(unread.readAt),
        isNull(unread.takenBackAt),
      ),
    )
    .orderBy(desc(unread.sentAt), desc(unread.id))
    .limit(1)
    .as("last");
  return db
    .select({
      nickname: profiles.nickname,
      chatId: chatMessages.chatId,
      unreadId: last.id,
      unreadText: last.message,
    })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(profiles, and(eq(profiles.id, chatMessages.senderId), visibleTo(personId, profiles.id)))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(chatMessages.id, messageId),
        isNotNull(chatMessages.takenBackAt),
        ne(chatMessages.senderId, personId),
        or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)),
      ),
    );
}

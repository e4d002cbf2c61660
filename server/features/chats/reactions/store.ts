import type { ReactionCode } from "@nakamatch/contract/vocabulary/reactions";
import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { chatMessages, chats, messageReactions } from "../../../platform/database/schema/chats.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { StoredReaction } from "./types.ts";

/**
 * Stores a reaction to a message of the other side, if the two see each other, in one statement. The trigger
 * `message_reactions_hold_people` sets its time and refuses a later block or taking back.
 */
export async function upsertReaction(
  db: Queryable,
  { personId, code, ...at }: { personId: string; chatId: string; messageId: string; code: ReactionCode | null },
): Promise<StoredReaction | undefined> {
  const [stored] = await db
    .insert(messageReactions)
    .select((query) =>
      query
        .select({
          messageId: chatMessages.id,
          personId: sql<string>`${personId}::uuid`.as("person_id"),
          authorId: sql<string>`${chatMessages.senderId}`.as("author_id"),
          code: sql<ReactionCode | null>`${code}::text`.as("code"),
          changedAt: sql<Date>`now()`.as("changed_at"),
        })
        .from(chatMessages)
        .innerJoin(chats, eq(chats.id, chatMessages.chatId))
        .where(
          and(isOthers(personId, at), isNull(chatMessages.takenBackAt), visibleTo(personId, chatMessages.senderId)),
        ),
    )
    .onConflictDoUpdate({
      target: [messageReactions.messageId, messageReactions.personId],
      set: {
        code: sql`excluded.code`,
        // Keeps the order even if the clock is set back.
        changedAt: sql`greatest(excluded.changed_at, ${messageReactions.changedAt} + interval '1 millisecond')`,
      },
    })
    .returning({
      authorId: messageReactions.authorId,
      code: messageReactions.code,
      changedAt: messageReactions.changedAt,
    });
  return stored;
}

export async function isOthersMessage(
  db: Queryable,
  personId: string,
  at: { chatId: string; messageId: string },
): Promise<boolean> {
  const found = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .where(isOthers(personId, at));
  return found.length > 0;
}

function isOthers(personId: string, { chatId, messageId }: { chatId: string; messageId: string }): SQL | undefined {
  return and(
    eq(chatMessages.id, messageId),
    eq(chatMessages.chatId, chatId),
    ne(chatMessages.senderId, personId),
    or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)),
  );
}

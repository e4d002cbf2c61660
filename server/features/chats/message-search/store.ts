import { type AnyColumn, and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "../../../platform/database/open.ts";
import { nicknameOf } from "../../../platform/database/person-columns.ts";
import { chatMessages, chats } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import { isListed, isOlderThan, otherOf } from "../conversations/service.ts";
import type { FoundRow } from "./types.ts";

/**
 * Reads messages of the reader's listed chats that contain a folded text, newest first. Each chat is read backwards by its
 * index, so that no rows of others are, and only as far as the page needs.
 */
export function readFound(
  db: Queryable,
  readerId: string,
  search: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<FoundRow[]> {
  // One index per side, as in the list.
  const side = (own: AnyColumn) =>
    db
      .select({ id: chats.id, otherId: sql<string | null>`${otherOf(readerId)}`.as("other_id") })
      .from(chats)
      .where(and(eq(own, readerId), isListed(readerId)));
  const listed = db.$with("listed").as(unionAll(side(chats.user1Id), side(chats.user2Id)));
  const { id, chatId, senderId, message, sentAt, searchText, takenBackAt } = chatMessages;
  const found = db
    .select({ id, senderId, message, sentAt })
    .from(chatMessages)
    .where(
      and(
        eq(chatId, listed.id),
        sql`strpos(${searchText}, ${search}) > 0`,
        isNull(takenBackAt),
        after && isOlderThan({ sentAt: after.at, id: after.id }),
      ),
    )
    .orderBy(desc(sentAt), desc(id))
    .limit(limit)
    .as("found");
  const page = db
    .with(listed)
    .select({
      id: found.id,
      chatId: sql<string>`${listed.id}`.as("chat_id"),
      otherId: listed.otherId,
      senderId: found.senderId,
      message: found.message,
      sentAt: found.sentAt,
    })
    .from(listed)
    .innerJoinLateral(found, sql`true`)
    .orderBy(desc(found.sentAt), desc(found.id))
    .limit(limit)
    .as("page");
  return db
    .select({
      id: page.id,
      chatId: page.chatId,
      nickname: sql<string | null>`case when ${profiles.id} is not null then ${nicknameOf(profiles.nickname)} end`,
      isMine: sql<boolean>`coalesce(${page.senderId} = ${readerId}, false)`,
      message: page.message,
      sentAt: page.sentAt,
    })
    .from(page)
    .leftJoin(profiles, and(eq(profiles.id, page.otherId), visibleTo(readerId, profiles.id, "chatPartner")))
    .orderBy(desc(page.sentAt), desc(page.id));
}

/** Ends the transaction's statements after so long. The embedded engine knows no such limit. */
export async function limitTime(tx: Tx, seconds: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`);
}

/** Returns messages that are not folded, in the order of ids. */
export function readUnfolded(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; message: string }[]> {
  const { id, message, searchText } = chatMessages;
  return db
    .select({ id, message })
    .from(chatMessages)
    .where(and(isNull(searchText), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

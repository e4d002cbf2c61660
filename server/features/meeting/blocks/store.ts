import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { isPair } from "../../../platform/database/pair.ts";
import { badgeColumns, nameColumns } from "../../../platform/database/person-columns.ts";
import { chatMessages, chats, messageReactions } from "../../../platform/database/schema/chats.ts";
import { profiles } from "../../../platform/database/schema/people.ts";
import { blocks } from "../../../platform/database/schema/safety.ts";
import { visibleTo } from "../../../platform/database/visibility.ts";
import type { CursorPosition } from "../../../platform/keyset.ts";
import type { BlockRow } from "./types.ts";

/**
 * Blocks a visible person, or a chat partner who has blocked the blocker.
 *
 * @returns whether it is new; undefined if not allowed
 */
export async function insertBlock(
  db: Queryable,
  blockerId: string,
  blockedId: string,
): Promise<{ isNew: boolean } | undefined> {
  const blocked = sql`${blockedId}::uuid`;
  const { rows } = await db.execute(sql`
    insert into ${blocks} (blocker_id, blocked_id)
    select ${blockerId}::uuid, ${blocked}
    where ${visibleTo(blockerId, blocked)}
      or (${hasChat(blockerId, blockedId)} and ${visibleTo(blockerId, blocked, "chatPartner")})
    on conflict (blocker_id, blocked_id) do nothing
    returning true`);
  if (rows.length > 0) return { isNew: true };
  const [existing] = await db.select({ id: blocks.id }).from(blocks).where(isBlock(blockerId, blockedId));
  return existing && { isNew: false };
}

/**
 * Locks both people, as a block does, so that no reaction comes between.
 *
 * @returns the chat in which they have reacted to each other, if any; the trigger `user_blocks_remove_reactions` removes
 * those until `removedAt`
 */
export async function lockReactions(
  tx: Queryable,
  oneId: string,
  otherId: string,
): Promise<{ chatId: string; removedAt: Date } | undefined> {
  const people = sql`unnest(${sql.param([oneId, otherId].sort())}::uuid[])`;
  await tx.execute(sql`select hold_person(person.id, false) from ${people} as person (id)`);
  const { personId, authorId, messageId, changedAt } = messageReactions;
  const [found] = await tx
    .select({ chatId: chatMessages.chatId, removedAt: sql<Date>`clock_timestamp()::timestamptz(3)`.mapWith(changedAt) })
    .from(messageReactions)
    .innerJoin(chatMessages, eq(chatMessages.id, messageId))
    .where(or(and(eq(personId, oneId), eq(authorId, otherId)), and(eq(personId, otherId), eq(authorId, oneId))))
    .limit(1);
  return found;
}

/** BLOCK-09. Returns whether there was one. */
export async function deleteBlock(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  const deleted = await db.delete(blocks).where(isBlock(blockerId, blockedId)).returning({ id: blocks.id });
  return deleted.length > 0;
}

/** Latest first (BLOCK-08). */
export function readBlocks(
  db: Queryable,
  viewerId: string,
  { after, limit }: { after: CursorPosition | undefined; limit: number },
): Promise<BlockRow[]> {
  return db
    .select({ id: blocks.id, blockedAt: blocks.createdAt, name: nameColumns, person: badgeColumns })
    .from(blocks)
    .innerJoin(profiles, eq(profiles.id, blocks.blockedId))
    .where(
      and(
        eq(blocks.blockerId, viewerId),
        visibleTo(viewerId, profiles.id, "ownBlocks"),
        after &&
          sql`(${blocks.createdAt}, ${blocks.id}) < (${sql.param(after.at, blocks.createdAt)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(blocks.createdAt), desc(blocks.id))
    .limit(limit);
}

export function countBlocks(db: Queryable, viewerId: string): Promise<number> {
  return db.$count(blocks, eq(blocks.blockerId, viewerId));
}

function isBlock(blockerId: string, blockedId: string): SQL | undefined {
  return and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));
}

function hasChat(a: string, b: string): SQL {
  return sql`exists (select from ${chats} where ${isPair(chats, a, b)})`;
}

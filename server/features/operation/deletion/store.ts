import { eq, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { chats } from "../../../platform/database/schema/chats.ts";
import { matches } from "../../../platform/database/schema/meeting.ts";

export async function readChatPartners(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({
      id: sql<string | null>`case ${chats.user1Id} when ${personId} then ${chats.user2Id} else ${chats.user1Id} end`,
    })
    .from(chats)
    .where(or(eq(chats.user1Id, personId), eq(chats.user2Id, personId)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** In either direction. */
export async function readLikePartners(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({
      id: sql<string>`case ${matches.user1Id} when ${personId} then ${matches.user2Id} else ${matches.user1Id} end`,
    })
    .from(matches)
    .where(or(eq(matches.user1Id, personId), eq(matches.user2Id, personId)));
  return rows.map(({ id }) => id);
}

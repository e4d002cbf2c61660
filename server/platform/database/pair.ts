import { and, eq, type SQL } from "drizzle-orm";
import type { chats } from "./schema/chats.ts";
import type { matches } from "./schema/meeting.ts";

/** Whether the row is the pair's, in either order. */
export function isPair(table: typeof matches | typeof chats, a: string, b: string): SQL | undefined {
  const [first, second] = a < b ? [a, b] : [b, a];
  return and(eq(table.user1Id, first), eq(table.user2Id, second));
}

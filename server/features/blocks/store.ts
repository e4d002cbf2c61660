import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { blocks } from "../../platform/database/schema/safety.ts";

/** Whether the one has blocked the other. */
export async function blockExists(db: Queryable, blockerId: string, blockedId: string): Promise<boolean> {
  const found = await db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .limit(1);
  return found.length > 0;
}

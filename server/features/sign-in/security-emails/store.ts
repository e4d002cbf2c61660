import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { peopleSignIns } from "../../../platform/database/schema/auth.ts";

/** Returns whether it is the first time. */
export async function markSignedIn(tx: Queryable, userId: string): Promise<boolean> {
  const marked = await tx.insert(peopleSignIns).values({ userId }).onConflictDoNothing().returning();
  return marked.length > 0;
}

/** False above `perHour`. */
export async function countEmail(tx: Queryable, userId: string, perHour: number): Promise<boolean> {
  const isOver = sql`${peopleSignIns.countedSince} <= now() - interval '1 hour'`;
  const counted = await tx
    .update(peopleSignIns)
    .set({
      emails: sql`case when ${isOver} then 1 else ${peopleSignIns.emails} + 1 end`,
      countedSince: sql`case when ${isOver} then now() else ${peopleSignIns.countedSince} end`,
    })
    .where(and(eq(peopleSignIns.userId, userId), sql`(${isOver} or ${peopleSignIns.emails} < ${perHour})`))
    .returning();
  return counted.length > 0;
}

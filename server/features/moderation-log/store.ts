import { asc, eq, gt } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { moderationLog, moderationLogHead, moderationNotes } from "../../platform/database/schema/moderation.ts";
import type { ChainLink, LogEntry } from "../../platform/moderation-chain.ts";

/** The last link according to the log's head. */
export async function readHead(db: Queryable): Promise<ChainLink | undefined> {
  const { number, hash } = moderationLogHead;
  const [head] = await db.select({ number, hash }).from(moderationLogHead);
  return head;
}

/** Entries in order after `after`, with notes that were not erased. */
export function readEntries(
  db: Queryable,
  after: number,
  limit: number,
): Promise<{ entry: LogEntry; notes: { salt: string; notes: string } | null }[]> {
  const { salt, notes } = moderationNotes;
  return db
    .select({ entry: moderationLog, notes: { salt, notes } })
    .from(moderationLog)
    .leftJoin(moderationNotes, eq(moderationNotes.entryId, moderationLog.id))
    .where(gt(moderationLog.number, after))
    .orderBy(asc(moderationLog.number))
    .limit(limit);
}

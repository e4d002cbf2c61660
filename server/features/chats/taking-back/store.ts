import { TAKE_BACK } from "@nakamatch/contract/vocabulary/limits";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/open.ts";
import { takenBackMessages } from "../../../platform/database/schema/chats.ts";
import { reports } from "../../../platform/database/schema/safety.ts";

/** Deletes words that are no longer kept: after 30 days, and once no report of the receiver about the author is open. */
export async function deleteSealed(db: Queryable): Promise<void> {
  const isOpen = and(
    eq(reports.reporterId, takenBackMessages.receiverId),
    eq(reports.reportedUserId, takenBackMessages.authorId),
    eq(reports.resolved, false),
  );
  await db
    .delete(takenBackMessages)
    .where(
      and(
        sql`${takenBackMessages.takenBackAt} < now() - make_interval(days => ${sql.raw(String(TAKE_BACK.keptDays))})`,
        sql`not exists (select from ${reports} where ${isOpen})`,
      ),
    );
}

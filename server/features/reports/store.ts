import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/open.ts";
import { reports } from "../../platform/database/schema/safety.ts";

/** Marks all reports of a person resolved. */
export async function resolveAll(tx: Queryable, personId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ resolved: true })
    .where(and(eq(reports.reportedUserId, personId), eq(reports.resolved, false)));
}

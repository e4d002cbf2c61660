import { inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./open.ts";

/** Condition of the rows for which another holds, locked for a job. What somebody holds is left to the next run, so that neither waits. */
export function unheld(db: Queryable, table: PgTable & { id: PgColumn }, condition: SQL | undefined): SQL {
  const ids = db.select({ id: table.id }).from(table).where(condition);
  return inArray(table.id, ids.for("update", { skipLocked: true }));
}

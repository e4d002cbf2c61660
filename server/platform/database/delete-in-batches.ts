import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./open.ts";

/** Most rows deleted by one statement; no other rows may depend on them. */
const BATCH = 5000;

/** Deletes the rows of a table that meet a condition, in batches, so that no statement takes long. */
export async function deleteInBatches(db: Queryable, table: PgTable, condition: SQL): Promise<void> {
  for (let deleted = 1; deleted > 0; ) {
    // By `ctid`, because tables have no key in common. The condition is checked again once the row is locked.
    const chosen = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any (array(${chosen})) and ${condition}`,
    );
    deleted = rowCount ?? 0;
  }
}

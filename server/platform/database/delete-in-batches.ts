import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./open.ts";

/** Rows per statement; no other rows may depend on them. */
const BATCH = 5000;

/** Deletes matching rows in batches, which keeps statements short. */
export async function deleteInBatches(db: Queryable, table: PgTable, condition: SQL): Promise<void> {
  for (let deleted = 1; deleted > 0; ) {
    // By `ctid`, as tables have no common key. The condition is rechecked on the locked row.
    const chosen = sql`select ctid from ${table} where ${condition} limit ${BATCH}`;
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any (array(${chosen})) and ${condition}`,
    );
    deleted = rowCount ?? 0;
  }
}

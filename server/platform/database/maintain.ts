import type { Database } from "./open.ts";

/**
 * Clears dead rows away and refreshes the planner's statistics. PostgreSQL does so by itself; the embedded engine has no
 * background processes, so it is due after loading data in bulk and about once a day. Never inside a transaction.
 */
export async function maintainDatabase({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<void> {
  if (engine === "pglite") await pool.query("VACUUM (ANALYZE)");
}

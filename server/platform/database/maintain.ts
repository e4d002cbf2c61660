import type { Database } from "./open.ts";

/**
 * Removes dead rows and refreshes the planner's statistics. PostgreSQL does so by itself; the embedded engine has no
 * background processes and needs it after a bulk load and about once a day. Not inside a transaction.
 */
export async function maintainDatabase({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<void> {
  if (engine === "pglite") await pool.query("VACUUM (ANALYZE)");
}

import type { Database } from "./open.ts";

/** Vacuums the embedded engine, which lacks autovacuum, daily and after bulk loads. Not inside a transaction. */
export async function maintainDatabase({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<void> {
  if (engine === "pglite") await pool.query("VACUUM (ANALYZE)");
}

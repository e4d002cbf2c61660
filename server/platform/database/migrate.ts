import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./open.ts";

/** Numbered SQL files, applied in the order of `meta/_journal.json`; applied ones are never edited. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock that lets one process migrate at a time. */
const LOCK_KEY = 7_241_905;

/**
 * Applies the missing migrations in one transaction. Idempotent, and safe to call from several processes at once.
 */
export async function migrateDatabase({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another process can take long, and so can a migration over many rows.
    await client.query("SET statement_timeout = 0");
    // The embedded engine has one connection.
    if (engine === "postgres") await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder });
    if (engine === "postgres") await client.query("SELECT pg_advisory_unlock($1)", [LOCK_KEY]);
    await client.query("RESET statement_timeout");
    client.release();
  } catch (error) {
    // Closing the connection releases the lock and rolls the transaction back.
    client.release(true);
    throw error;
  }
}

import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./open.ts";

/** Applied in the order of `meta/_journal.json`; applied files are never edited. */
const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Advisory lock. */
const LOCK_KEY = 7_241_905;

/** Applies pending migrations in one transaction. Idempotent; processes take turns. */
export async function migrateDatabase({ pool, engine }: Pick<Database, "pool" | "engine">): Promise<void> {
  const client = await pool.connect();
  try {
    // The lock and large migrations can take long.
    await client.query("SET statement_timeout = 0");
    // The embedded engine has one connection anyway.
    if (engine === "postgres") await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder });
    if (engine === "postgres") await client.query("SELECT pg_advisory_unlock($1)", [LOCK_KEY]);
    await client.query("RESET statement_timeout");
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

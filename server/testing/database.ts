import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type Database, openDatabase } from "../platform/database/open.ts";
import { type DatabaseTemplate, newDatabaseName, onServer, withDatabase } from "./database-template.ts";

/**
 * A migrated database of the suite's own, empty but for what the preparations put there; see
 * `database-preparations.ts`. It runs on the embedded engine in memory, or on PostgreSQL where `DATABASE_URL` is set.
 * `close()` in `afterAll` removes it.
 */
export function createTestDatabase(): Promise<Database> {
  const template = inject("databaseTemplate");
  return template.engine === "pglite" ? loadDump(template) : copyOnServer(template);
}

async function loadDump({ dump }: DatabaseTemplate & { engine: "pglite" }): Promise<Database> {
  return openDatabase({ dataDir: "memory://", loadDataDir: await openAsBlob(dump) });
}

async function copyOnServer({ serverUrl, name }: DatabaseTemplate & { engine: "postgres" }): Promise<Database> {
  const copy = newDatabaseName();
  await onServer(serverUrl, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
  const database = await openDatabase({ url: withDatabase(serverUrl, copy), dataDir: "" });
  const close = async () => {
    await database.close();
    await onServer(serverUrl, `DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
  };
  return { ...database, close };
}

import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { type Database, type DatabaseOptions, type Db, openDatabase } from "../platform/database/open.ts";
import { type DatabaseTemplate, newDatabaseName, onServer, withDatabase } from "./database-template.ts";

/**
 * A migrated database for one suite with the data of `database-preparations.ts`: in memory, or PostgreSQL if
 * `DATABASE_URL` is set. Call `close()` in `afterAll`. Tests of concurrent transactions need the tag `postgres`.
 */
export function createTestDatabase(options: Pick<DatabaseOptions, "onRetry"> = {}): Promise<Database> {
  const template = inject("databaseTemplate");
  return template.engine === "pglite" ? loadDump(template, options) : copyOnServer(template, options);
}

async function loadDump(
  { dump }: DatabaseTemplate & { engine: "pglite" },
  options: Partial<DatabaseOptions>,
): Promise<Database> {
  return openDatabase({ ...options, dataDir: "memory://", loadDataDir: await openAsBlob(dump) });
}

async function copyOnServer(
  { serverUrl, name }: DatabaseTemplate & { engine: "postgres" },
  options: Partial<DatabaseOptions>,
): Promise<Database> {
  const copy = newDatabaseName();
  await onServer(serverUrl, `CREATE DATABASE ${copy} TEMPLATE ${name}`);
  const database = await openDatabase({ ...options, url: withDatabase(serverUrl, copy), dataDir: "" });
  const close = async () => {
    await database.close();
    await onServer(serverUrl, `DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
  };
  return { ...database, close };
}

/** A database that fails after its first commit. */
export function goneAfterCommit(db: Db): Db {
  let isGone = false;
  const transaction: Db["transaction"] = async (work, config) => {
    const result = await db.transaction(work, config);
    isGone = true;
    return result;
  };
  return new Proxy(db, {
    get(_, name) {
      if (isGone) throw new Error("the database is gone");
      return name === "transaction" ? transaction : Reflect.get(db, name, db);
    },
  });
}

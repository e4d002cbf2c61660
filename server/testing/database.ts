import { openAsBlob } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { inject } from "vitest";
import { type Database, type DatabaseOptions, type Db, openDatabase } from "../platform/database/open.ts";
import { type DatabaseTemplate, newDatabaseName, onServer, withDatabase } from "./database-template.ts";

// Each start would clear all of the default 128 MB.
PGlite.defaultStartParams.push("-c", "shared_buffers=16MB");

/**
 * Creates a migrated database for one suite with the data of `database-preparations.ts`: in memory, or on PostgreSQL if
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

/** The migrated template for a new embedded database in a folder; not available in runs on PostgreSQL. */
export async function embeddedTemplate(): Promise<Pick<DatabaseOptions, "loadDataDir">> {
  const template = inject("databaseTemplate");
  return template.engine === "pglite" ? { loadDataDir: await openAsBlob(template.dump) } : {};
}

/** Opens an embedded database without migrations: emptying the template is faster than `initdb`. */
export async function openEmptyDatabase(dataDir = "memory://"): Promise<Database> {
  const database = await openDatabase({ dataDir, ...(await embeddedTemplate()) });
  await database.pool.query("DROP SCHEMA IF EXISTS public, drizzle, pgboss CASCADE; CREATE SCHEMA public");
  return database;
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

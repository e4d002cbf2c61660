import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { type Database, openDatabase } from "../platform/database/open.ts";
import { databasePreparations } from "./database-preparations.ts";

/** The source of test databases: a dump of the embedded engine, or a database on a PostgreSQL server. */
export type DatabaseTemplate =
  | { engine: "pglite"; dump: string }
  | { engine: "postgres"; serverUrl: string; name: string };

/** A template that exists until `remove` is called. */
export interface PreparedTemplate {
  template: DatabaseTemplate;
  remove(): Promise<void>;
}

async function prepare(database: Database): Promise<void> {
  for (const prepareStep of databasePreparations) await prepareStep(database);
}

/** Prepares the template for a test run. `url` is a PostgreSQL server that allows creating databases. */
export function prepareTemplate(url: string | undefined): Promise<PreparedTemplate> {
  return url === undefined ? prepareDump() : prepareServerTemplate(url);
}

async function prepareDump(): Promise<PreparedTemplate> {
  const directory = await mkdtemp(join(tmpdir(), "nakamatch-test-"));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const database = await openDatabase({ dataDir: join(directory, "data") });
    try {
      await prepare(database);
    } finally {
      await database.close();
    }
    const engine = await PGlite.create(join(directory, "data", "cluster"));
    // Every suite would have to load them.
    for (const unused of ["template0", "template1"]) {
      await engine.query("UPDATE pg_database SET datistemplate = false WHERE datname = $1", [unused]);
      await engine.query(`DROP DATABASE ${unused}`);
    }
    // Uncompressed, as unpacking in every suite would take longer than reading.
    const dump = await engine.dumpDataDir("none");
    await engine.close();
    const file = join(directory, "template.tar");
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    return { template: { engine: "pglite", dump: file }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function prepareServerTemplate(serverUrl: string): Promise<PreparedTemplate> {
  const name = newDatabaseName();
  const remove = () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    const database = await openDatabase({ url: withDatabase(serverUrl, name), dataDir: "" });
    try {
      await prepare(database);
    } finally {
      await database.close();
    }
    return { template: { engine: "postgres", serverUrl, name }, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Returns a unique name. */
export function newDatabaseName(): string {
  return `nakamatch_test_${randomUUID().replaceAll("-", "")}`;
}

/** Replaces the database in the path of `url`. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Runs one statement on the server's own database, outside any transaction. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

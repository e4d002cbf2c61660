import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { migrateDatabase } from "../../server/platform/database/migrate.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../../server/platform/database/open.ts";
import type { Cleanup } from "./cleanup.ts";
import { startCluster } from "./cluster.ts";

export type Engine = "postgres" | "pglite";

export interface Home {
  engine: Engine;
  url: string | undefined;
  dataDir: string;
  origin: "a cluster of its own" | "DATABASE_URL" | "embedded";
}

export interface HomeOptions {
  engine: Engine;
  directory: string | undefined;
  databaseUrl: string | undefined;
  countsStatements: boolean;
}

const DATABASE = "nakamatch_bench";

export async function openHome(options: HomeOptions, cleanup: Cleanup): Promise<Home> {
  const { engine, directory, databaseUrl } = options;
  const folder = directory ? resolve(directory) : mkdtempSync(join(tmpdir(), "nakamatch-bench-"));
  mkdirSync(folder, { recursive: true });
  if (!directory) cleanup.add(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, "data");
  if (engine === "pglite") return { engine, url: undefined, dataDir, origin: "embedded" };
  if (databaseUrl) {
    return { engine, url: await ownDatabase(databaseUrl, cleanup), dataDir, origin: "DATABASE_URL" };
  }
  const url = await startCluster(folder, cleanup, options.countsStatements);
  return { engine, url, dataDir, origin: "a cluster of its own" };
}

/** Without statement timeouts: filling and plain SQL take long. */
export function databaseOptions({ url, dataDir }: Home): DatabaseOptions {
  return { url: url && unlimited(url), dataDir: join(dataDir, "database") };
}

export async function openEmptyDatabase(engine: Engine, cleanup: Cleanup): Promise<{ home: Home; database: Database }> {
  const options = { engine, directory: undefined, databaseUrl: process.env.DATABASE_URL, countsStatements: false };
  const home = await openHome(options, cleanup);
  const database = await openDatabase(databaseOptions(home));
  cleanup.add(() => database.close());
  await migrateDatabase(database);
  return { home, database };
}

function unlimited(url: string): string {
  const address = new URL(url);
  address.searchParams.set("statement_timeout", "0");
  return address.href;
}

/** Dropped by `cleanup`. @returns its address */
export async function ownDatabase(url: string, cleanup: Cleanup, name = DATABASE): Promise<string> {
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const drop = `drop database if exists ${name} with (force)`;
  await run(drop, `create database ${name}`);
  cleanup.add(() => run(drop));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { migrateDatabase } from "../../server/platform/database/migrate.ts";
import { type Database, type DatabaseOptions, openDatabase } from "../../server/platform/database/open.ts";
import { startCluster } from "../../server/testing/cluster.ts";
import type { Cleanup } from "./cleanup.ts";

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

/** For two cores and 24 GiB. */
export const CLUSTER = {
  shared_buffers: "2GB",
  effective_cache_size: "12GB",
  work_mem: "64MB",
  maintenance_work_mem: "1GB",
  max_wal_size: "16GB",
  wal_level: "minimal",
  max_wal_senders: "0",
  random_page_cost: "1.1",
  full_page_writes: "off",
};

const STATEMENTS = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
};

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
  const { url } = await startCluster(folder, cleanup, { ...CLUSTER, ...(options.countsStatements && STATEMENTS) });
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

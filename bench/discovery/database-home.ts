/** Where the people of a benchmark live: which database, and which folder for the rest. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import type { DatabaseOptions } from "../../server/platform/database/open.ts";
import type { Closing } from "./cleanup.ts";
import { startCluster } from "./cluster.ts";

export type Engine = "postgres" | "pglite";

/** What both the benchmark and the server need to open the same database. */
export interface Home {
  engine: Engine;
  /** Of PostgreSQL; the embedded engine lies in `dataDir`. */
  url: string | undefined;
  dataDir: string;
  /** Where the database itself comes from. */
  origin: "a cluster of its own" | "DATABASE_URL" | "embedded";
}

export interface HomeOptions {
  engine: Engine;
  /** Keeps the database for the next run. */
  directory: string | undefined;
  /** A PostgreSQL that runs already; gets a database of the benchmark's own. */
  databaseUrl: string | undefined;
  countsStatements: boolean;
}

/** Name of the benchmark's database on a PostgreSQL that others use, too. */
const DATABASE = "nakamatch_bench";

/** Makes or finds the database, still empty or as the last run left it. */
export async function openHome(options: HomeOptions, closing: Closing): Promise<Home> {
  const { engine, directory, databaseUrl } = options;
  const folder = directory ? resolve(directory) : mkdtempSync(join(tmpdir(), "nakamatch-bench-"));
  mkdirSync(folder, { recursive: true });
  if (!directory) closing.add(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, "data");
  if (engine === "pglite") return { engine, url: undefined, dataDir, origin: "embedded" };
  if (databaseUrl) {
    return { engine, url: await ownDatabase(databaseUrl, closing), dataDir, origin: "DATABASE_URL" };
  }
  const url = await startCluster(folder, closing, options.countsStatements);
  return { engine, url, dataDir, origin: "a cluster of its own" };
}

/** How the product's own code opens it, without the product's time limits: filling and plain SQL take what they need. */
export function databaseOptions({ url, dataDir }: Home): DatabaseOptions {
  return { url: url && unlimited(url), dataDir: join(dataDir, "database") };
}

function unlimited(url: string): string {
  const address = new URL(url);
  address.searchParams.set("statement_timeout", "0");
  return address.href;
}

async function ownDatabase(url: string, closing: Closing): Promise<string> {
  const run = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const drop = `drop database if exists ${DATABASE} with (force)`;
  await run(drop, `create database ${DATABASE}`);
  closing.add(() => run(drop));
  const own = new URL(url);
  own.pathname = `/${DATABASE}`;
  return own.href;
}

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { intarray } from "@electric-sql/pglite/contrib/intarray";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { releaseBroken } from "./broken-connections.ts";
import { DatabaseClient } from "./client.ts";
import { copyOut } from "./copy-out.ts";
import { lockDirectory } from "./directory-lock.ts";
import { pglitePool } from "./pglite-pool.ts";
import { type OnRetry, retryPoolQueries, retryTransactions } from "./retry.ts";
import { tables } from "./schema/tables.ts";
import { setValueTypes } from "./value-types.ts";

/** The query builder on the pool; each statement runs on its own. */
export type Db = NodePgDatabase<typeof tables>;

/** The query builder inside a transaction. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** Parameter of stores, whose callers decide about the transaction. */
export type Queryable = Db | Tx;

/** What a store has written and services pass on. */
export type Statement = SQL;

export interface Database {
  readonly pool: pg.Pool;
  /**
   * Retries statements and transactions that PostgreSQL rolled back in favor of another, for example in a deadlock. A
   * transaction's function can therefore run several times: it must only send statements on `tx`.
   */
  readonly db: Db;
  readonly engine: "postgres" | "pglite";
  /**
   * Streams rows in PostgreSQL's binary COPY format, with backpressure; the caller owns the chunks, which may split
   * rows. The embedded engine blocks the event loop during the statement, so query few rows at once. Parameters are
   * inlined: pass only trusted values.
   */
  copyOut(query: SQL): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Waits for running queries. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** PostgreSQL 15 or later. Default: the embedded engine. */
  url?: string | undefined;
  /** Directory of the embedded engine, or `memory://`. */
  dataDir: string;
  /** Ignored by the embedded engine, which has one. */
  maxConnections?: number;
  connectTimeoutMs?: number;
  /** Dump for a new embedded database. */
  loadDataDir?: Blob;
  onRetry?: OnRetry;
}

const extensions = { intarray, pg_trgm, unaccent };

interface Engine {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL at `url`, or the embedded engine in `dataDir`. Inside a transaction always use its `tx`: the engine
 * has one connection, so a query on `db` would wait for itself until the timeout.
 *
 * @throws {DirectoryInUseError} when another process has `dataDir` open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  setValueTypes();
  const { onRetry = () => {} } = options;
  const { pool, close } = options.url === undefined ? await openEmbedded(options) : openServer(options);
  // Unhandled errors of idle connections would end the process. The pool replaces them, and the next query notices an outage.
  pool.on("error", () => {});
  // The same for connections in a transaction, whose next statement fails anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  retryPoolQueries(pool, onRetry);
  return {
    pool,
    close,
    db: retryTransactions(drizzle(pool, { schema: tables }), onRetry),
    copyOut: (query) => copyOut(pool, query),
    engine: options.url === undefined ? "pglite" : "postgres",
  };
}

/** The connection string takes precedence. */
const CONNECTION: pg.PoolConfig = {
  application_name: "nakamatch",
  // Keeps abandoned work from piling up on an overloaded server. Lifted by `liftTimeLimits`.
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // JIT compilation is slower than our short statements.
  options: "-c jit=off",
};

function openServer({ url, maxConnections = 10, connectTimeoutMs = 10_000 }: DatabaseOptions): Engine {
  const pool = new pg.Pool({
    ...CONNECTION,
    Client: DatabaseClient,
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
  });
  releaseBroken(pool);
  return { pool, close: () => pool.end() };
}

async function openEmbedded({ dataDir, loadDataDir }: DatabaseOptions): Promise<Engine> {
  const onDisk = dataDir !== "memory://";
  if (onDisk) mkdirSync(dataDir, { recursive: true });
  const unlock = onDisk ? lockDirectory(dataDir) : () => {};
  try {
    const cluster = onDisk ? await ensureCluster(dataDir, loadDataDir) : dataDir;
    const engine = await startEngine(cluster, onDisk ? undefined : loadDataDir);
    const pool = pglitePool(engine);
    const close = async () => {
      await pool.end();
      await engine.close();
      unlock();
    };
    return { pool, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

function startEngine(directory: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({ dataDir: directory, extensions, ...(loadDataDir && { loadDataDir }) });
}

/** Creates the database files on first use, renamed atomically: the next start deletes what a killed process left. */
async function ensureCluster(dataDir: string, loadDataDir?: Blob): Promise<string> {
  const cluster = join(dataDir, "cluster");
  if (existsSync(cluster)) return cluster;
  const unfinished = join(dataDir, "cluster.new");
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await startEngine(unfinished, loadDataDir);
  await engine.close();
  renameSync(unfinished, cluster);
  return cluster;
}

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

/** The query builder over the pool: each statement on its own. */
export type Db = NodePgDatabase<typeof tables>;

/** The query builder inside a transaction. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** What runs statements. Stores take this, so that their callers decide about the transaction. */
export type Queryable = Db | Tx;

export interface Database {
  readonly pool: pg.Pool;
  /**
   * Runs a statement or a transaction again when PostgreSQL rolled it back because of another (a deadlock, say). The
   * function given to `transaction` can therefore run several times: statements on its `tx` are all it may do. Anything
   * else, a live event for one, follows after the transaction.
   */
  readonly db: Db;
  readonly engine: "postgres" | "pglite";
  /**
   * The rows of a query in PostgreSQL's binary COPY format, in chunks cut anywhere that the caller may keep or transfer; it
   * reads on as chunks are taken. On the embedded engine a statement blocks the event loop until it is done, so query few
   * rows at once. Values in the query become part of its text, so they must be the server's own or of a checked type.
   *
   * @throws what the database or the connection failed with
   */
  copyOut(query: SQL): AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** Waits for running queries, then closes the connections and the embedded engine. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connection string of a PostgreSQL 15 or later. Without it the embedded engine is used. */
  url?: string | undefined;
  /** Directory of the embedded engine, made if missing; `memory://` keeps everything in memory. */
  dataDir: string;
  /** Most connections to PostgreSQL; the embedded engine has one. */
  maxConnections?: number;
  /** A dump that a new embedded database starts from. */
  loadDataDir?: Blob;
  /** Called for connections that break while idle; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
  /** Called when a statement or transaction runs again, see `Database.db`. */
  onRetry?: OnRetry;
}

const extensions = { intarray, pg_trgm, unaccent };

interface Engine {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the product's database: PostgreSQL by `url`, otherwise the embedded engine in `dataDir`.
 *
 * On the embedded engine's one connection a `db` query inside `db.transaction` waits for itself until the connection
 * timeout: inside a transaction use its `tx`, always.
 *
 * @throws {DirectoryInUseError} when another process has `dataDir` open
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  setValueTypes();
  const { onConnectionError = () => {}, onRetry = () => {} } = options;
  const { pool, close } = options.url === undefined ? await openEmbedded(options) : openServer(options);
  // Without a listener a connection that breaks while idle would end the process.
  pool.on("error", onConnectionError);
  // So would one that breaks in the middle of a transaction, whose next statement fails anyway.
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

/** Settings of a connection to PostgreSQL; those in the connection string win. */
const CONNECTION: pg.PoolConfig = {
  application_name: "nakamatch",
  // No one waits longer for a page, and an overloaded server must not queue up work. Lifted by `liftTimeLimits`.
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Compiling takes longer than running what we ask.
  options: "-c jit=off",
  connectionTimeoutMillis: 10_000,
};

function openServer({ url, maxConnections = 10 }: DatabaseOptions): Engine {
  const pool = new pg.Pool({ ...CONNECTION, Client: DatabaseClient, connectionString: url, max: maxConnections });
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

/**
 * The directory of the database files inside `dataDir`, created on first use. A rename makes it appear complete or not at
 * all: a process that is killed in between leaves only a directory that the next start deletes.
 */
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

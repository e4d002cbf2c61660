import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { intarray } from "@electric-sql/pglite/contrib/intarray";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseClient } from "./client.ts";
import { copyOut } from "./copy-out.ts";
import { lockDirectory } from "./directory-lock.ts";
import { pglitePool } from "./pglite-pool.ts";
import { tables } from "./schema/tables.ts";
import { decideValueTypes } from "./value-types.ts";

/** The query builder over the pool: each statement on its own. */
export type Db = NodePgDatabase<typeof tables>;

/** The query builder inside a transaction. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** Whatever runs statements. Stores take this, so that their caller decides about the transaction. */
export type Queryable = Db | Tx;

export interface Database {
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly engine: "postgres" | "pglite";
  /**
   * The rows of a query in PostgreSQL's binary COPY format, as pieces cut anywhere that the caller may keep or transfer;
   * on the embedded engine a statement holds the loop until it is done, so ask for few rows at once. Reads on as the pieces
   * are taken. Values in the query become text, so they must be of the server's own making or of a checked type.
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
  /** Told of connections that break while idle; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
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
  decideValueTypes();
  const { pool, close } = options.url === undefined ? await openEmbedded(options) : openServer(options);
  // Without a listener a connection that breaks while idle would end the process.
  pool.on("error", options.onConnectionError ?? (() => {}));
  // So would one that breaks in the middle of a transaction; whoever holds it learns of it by their next statement.
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    pool,
    close,
    db: drizzle(pool, { schema: tables }),
    copyOut: (query) => copyOut(pool, query),
    engine: options.url === undefined ? "pglite" : "postgres",
  };
}

/** How a connection to PostgreSQL behaves; what the connection string says wins. */
const CONNECTION: pg.PoolConfig = {
  application_name: "nakamatch",
  // Nobody waits longer for a page, and a server that is behind must not pile up work. Lifted by `liftTimeLimits`.
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
 * The directory of the database files inside `dataDir`, made on first use. It appears by a rename, whole or not at all:
 * a process killed while it prepares leaves only a directory to be thrown away.
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

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { plainReason } from "../log.ts";
import { migrationsFolder } from "./baseline.ts";
import type { Database } from "./open.ts";

/** Advisory lock. */
const LOCK_KEY = 7_241_905;

const POLL_MS = 200;
/** Interval of messages while another process migrates. */
const REPEAT_MS = 30_000;

/**
 * While a migration waits for a table, requests wait behind it. Shorter than PostgreSQL's `deadlock_timeout` of a
 * second, so that in a deadlock the migration gives way, not a request.
 */
const LOCK_TIMEOUT_MS = 500;
/** Pauses between attempts. */
const PAUSES_MS = [500, 1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 30_000];

/** Interval of checking what a migration waits for. */
const LOOK_MS = 200;
const TELL_AFTER_LOOKS = 10;

/** lock_not_available and deadlock_detected. */
const LOCK_FAILURES: Record<string, string> = { "55P03": "waited too long for a lock", "40P01": "met a deadlock" };

/** First line of a migration that must run outside a transaction, see `docs/contributing.md`. */
const NO_TRANSACTION = "-- no transaction\n";

export interface MigrateOptions {
  /** Prints lines for operators. */
  say?: (line: string) => void;
  /** Default: the product's own migrations. */
  folder?: string;
  pausesMs?: readonly number[];
}

type Pool = Pick<Database, "pool" | "engine">;

type Migration = MigrationMeta & { tag: string };

/** The database is as the previous migration left it; the next run continues there. The message is for operators. */
export class MigrationError extends Error {}

/**
 * Applies pending migrations, each in its own transaction. Idempotent; processes take turns. Accepts migrations of a
 * newer release, as the old release runs on them during a rolling upgrade.
 *
 * @throws {MigrationError}
 */
export async function migrateDatabase(database: Pool, options: MigrateOptions = {}): Promise<void> {
  const { say = () => {}, folder = migrationsFolder, pausesMs = PAUSES_MS } = options;
  const client = await database.pool.connect();
  try {
    // Large migrations can take longer.
    await client.query("SET statement_timeout = 0");
    // The embedded engine has only one connection.
    if (database.engine === "postgres") await takeTurn(client, say);
    for (const migration of await findPending(client, folder, say)) {
      await applyPatiently(database, client, migration, say, pausesMs);
    }
    if (database.engine === "postgres") await client.query("SELECT pg_advisory_unlock($1)", [LOCK_KEY]);
    await client.query("RESET statement_timeout");
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

/** Runs `work` while no other process runs such work or migrates the database. */
export async function inTurn(database: Pool, work: () => Promise<unknown>, say: (line: string) => void): Promise<void> {
  // The embedded engine has only one process and connection.
  if (database.engine !== "postgres") return void (await work());
  const client = await database.pool.connect();
  try {
    await takeTurn(client, say);
    await work();
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

/** Polls, as a waiting statement would hold a snapshot, on which another process's `CREATE INDEX CONCURRENTLY` would wait. */
async function takeTurn(client: pg.PoolClient, say: (line: string) => void): Promise<void> {
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [LOCK_KEY]);
    if (rows[0].taken) return;
    if (waited % REPEAT_MS === 10 * POLL_MS) {
      const holders = await client.query(
        `SELECT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
        WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
        [LOCK_KEY],
      );
      const pids = holders.rows.map(({ pid }) => `, process ${pid} of the database`).join("");
      say(`Another server or command is migrating the database${pids}: waiting for it.`);
    }
    await sleep(POLL_MS);
  }
}

/** Compares with the record kept by Drizzle's migrator. */
async function findPending(client: pg.PoolClient, folder: string, say: (line: string) => void): Promise<Migration[]> {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  const known = readMigrationFiles({ migrationsFolder: folder }).map((file, index) => ({
    ...file,
    tag: journal.entries[index].tag as string,
  }));
  await client.query("CREATE SCHEMA IF NOT EXISTS drizzle");
  await client.query(
    "CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)",
  );
  const { rows } = await client.query(
    `SELECT coalesce(max(created_at), 0) AS last, count(*) FILTER (WHERE created_at > $1) AS unknown
    FROM drizzle.__drizzle_migrations`,
    [known.at(-1)?.folderMillis ?? 0],
  );
  const { last, unknown } = rows[0] as { last: number; unknown: number };
  if (unknown > 0) {
    say(
      `The database has ${unknown} migration(s) of a newer release. This one runs on those of the next release only.`,
    );
  }
  return known.filter(({ folderMillis }) => folderMillis > last);
}

async function applyPatiently(
  database: Pool,
  client: pg.PoolClient,
  migration: Migration,
  say: (line: string) => void,
  pausesMs: readonly number[],
): Promise<void> {
  const { tag } = migration;
  for (const [attempt, pauseMs] of [...pausesMs, undefined].entries()) {
    const watch = await watchLocks(database, client, (blocker) => say(`Migration ${tag} waits for ${blocker}.`));
    try {
      return await applyMigration(client, migration);
    } catch (error) {
      const { code } = error as { code?: string };
      const problem = LOCK_FAILURES[code ?? ""];
      if (problem === undefined) {
        throw new MigrationError(
          `Migration ${tag} failed: ${plainReason(error)}\nThose before it are applied; the next start goes on with it.`,
          { cause: error },
        );
      }
      const blocked = `Migration ${tag} ${problem}${watch.blocker() && `, for ${watch.blocker()}`}`;
      if (pauseMs === undefined) {
        throw new MigrationError(
          `${blocked}; it was tried ${attempt + 1} times.\n` +
            "Those before it are applied. End that transaction or wait for a quiet hour, and start again.",
          { cause: error },
        );
      }
      say(`${blocked}: trying again in ${pauseMs / 1000} s.`);
      await sleep(pauseMs);
    } finally {
      watch.stop();
    }
  }
}

/** Applies all or nothing, unless marked. */
export async function applyMigration(
  client: pg.PoolClient,
  { sql, hash, folderMillis }: Pick<MigrationMeta, "sql" | "hash" | "folderMillis">,
): Promise<void> {
  const isTransaction = !sql[0]?.startsWith(NO_TRANSACTION);
  if (isTransaction) await client.query(`BEGIN; SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
  try {
    for (const statements of sql) await client.query(statements);
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
      hash,
      folderMillis,
    ]);
    if (isTransaction) await client.query("COMMIT");
  } catch (error) {
    // The database rolls back broken connections itself.
    if (isTransaction) await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** What the process waits for, and the oldest transaction blocking it. Without statements, which may contain personal data. */
const BLOCKERS = `
  SELECT concat_ws(' ',
    (SELECT string_agg(relation::regclass::text, ', ') FROM pg_locks WHERE pid = $1 AND NOT granted),
    'behind process', pid, 'of the database',
    '(' || concat_ws(', ', nullif(application_name, ''), state || ' since ' || date_trunc('second', xact_start)) || ')'
  ) AS blocker
  FROM pg_stat_activity WHERE pid = ANY (pg_blocking_pids($1))
  ORDER BY xact_start LIMIT 1`;

/** Checks from another connection what the client's statement waits for. */
async function watchLocks({ pool, engine }: Pool, client: pg.PoolClient, tell: (blocker: string) => void) {
  let blocker = "";
  let looks = 0;
  if (engine !== "postgres") return { blocker: () => blocker, stop: () => {} };
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  const look = async () => {
    const found: string = (await pool.query(BLOCKERS, [rows[0].pid])).rows[0]?.blocker ?? "";
    looks = found === blocker ? looks + 1 : 1;
    if (found !== "" && looks === TELL_AFTER_LOOKS) tell(found);
    blocker = found;
  };
  // Reports nothing without a free connection.
  const timer = setInterval(() => look().catch(() => {}), LOOK_MS);
  return { blocker: () => blocker, stop: () => clearInterval(timer) };
}

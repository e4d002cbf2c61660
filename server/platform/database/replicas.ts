import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { AppError } from "../app-error.ts";
import type { Log } from "../log.ts";
import { readings, replicaLag } from "../metrics.ts";
import { createOutage, type Outage } from "../outage.ts";
import { traced } from "../tracing.ts";
import { isDatabaseAway, isDatabaseOverloaded, isPoolExhausted } from "./failure-kinds.ts";
import { type Database, type Db, openDatabase } from "./open.ts";
import { tables } from "./schema/tables.ts";

/**
 * Runs the read-only `work` on a replica that has replayed everything committed before the call, else on the primary.
 * It can therefore run twice (docs/adr/0024-a-replica-waits-for-the-primary.md).
 */
export type Read = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

export interface Replicas {
  read: Read;
  /** Undefined while all replicas can be read. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface Replica {
  /** From 1, in the order of `DATABASE_READ_URL`. */
  number: number;
  database: Database;
  outage: Outage;
  /** End of a rest on the clock of `performance.now()`; 0 after a success. */
  restsUntil: number;
}

/** Time to connect, and again to catch up. */
const ATTEMPT_MS = 1000;

/** Time for all statements of one read. */
const WORK_MS = 10_000;

/** Rest after a failure. */
const REST_MS = 5000;

/** Rest after falling behind for all the pauses below. */
const LAG_REST_MS = 200;

/** Pauses double from 1: 63 ms in total for a read, two seconds until a replica counts as behind. */
const LAST_PAUSE_MS = 32;
const LAST_CHECK_PAUSE_MS = 1024;

/** Flushed before a commit is acknowledged or visible; without `synchronous_commit`, commits are visible once inserted. */
const POSITION = `
  select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end::text as value`;

/** Null unless the server is a replica. */
const LAG = {
  name: "replica_lag",
  text: `select case when pg_is_in_recovery()
    then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::float8 end as bytes`,
};

const IDENTITY = "select system_identifier::text || current_database() as value from pg_control_system()";

class NotAReplica extends Error {
  override readonly message = "it is no replica of the database of DATABASE_URL";
}

/** Opens a pool of `maxConnections` per replica. Without `urls` everything is read from the primary. */
export async function openReplicas(
  urls: readonly string[],
  { primary, maxConnections, log }: { primary: Database; maxConnections: number; log: Log },
): Promise<Replicas> {
  if (urls.length === 0) {
    return { read: (work) => work(primary.db), problem: async () => undefined, close: async () => {} };
  }
  const replicas = await Promise.all(
    urls.map(async (url, index): Promise<Replica> => {
      const number = index + 1;
      return {
        number,
        database: await openDatabase({ url, dataDir: "", maxConnections, connectTimeoutMs: ATTEMPT_MS }),
        outage: createOutage(log, {
          away: `replica ${number} cannot be read: the primary is`,
          back: `replica ${number} can be read again`,
        }),
        restsUntil: 0,
      };
    }),
  );
  const identity = await readValue(primary.pool, IDENTITY);
  const sessions = new WeakMap<pg.PoolClient, Session>();

  function choose(): Replica | undefined {
    const now = performance.now();
    const ready = replicas.filter(({ restsUntil }) => restsUntil <= now);
    const chosen = ready[Math.floor(Math.random() * ready.length)];
    // After a rest, a single read tries the replica.
    if (chosen && chosen.restsUntil > 0) chosen.restsUntil = now + REST_MS;
    return chosen;
  }

  function rest(replica: Replica, ms: number): void {
    replica.restsUntil = performance.now() + ms;
  }

  async function sessionOf(client: pg.PoolClient): Promise<Session> {
    const known = sessions.get(client);
    if (known) return known;
    if ((await readValue(client, IDENTITY)) !== identity) throw new NotAReplica();
    const session = createSession(client);
    sessions.set(client, session);
    return session;
  }

  /** Undefined if the replica is behind. Check and statements share a connection, hence a server. */
  async function readFrom<Result>(
    { database, number }: Pick<Replica, "database" | "number">,
    position: string,
    work: (db: Db) => Promise<Result>,
    lastPauseMs = LAST_PAUSE_MS,
  ): Promise<{ result: Result } | undefined> {
    const client = await database.pool.connect();
    // Closing the connection ends its statements.
    let timeout = setTimeout(() => client.release(true), ATTEMPT_MS + 2 * lastPauseMs);
    try {
      const { db, ended } = await sessionOf(client);
      const report = (bytes: number) => replicaLag.set({ replica: number }, bytes);
      if (!(await catchUp(client, position, { lastPauseMs, report }))) return undefined;
      clearTimeout(timeout);
      timeout = setTimeout(() => client.release(true), WORK_MS);
      try {
        return { result: await work(db) };
      } finally {
        await ended();
      }
    } catch (error) {
      client.release(!(error instanceof AppError));
      throw error;
    } finally {
      clearTimeout(timeout);
      client.release();
    }
  }

  async function readReplica<Result>(work: (db: Db) => Promise<Result>): Promise<{ result: Result } | undefined> {
    const replica = choose();
    if (!replica) return undefined;
    // Without a position, for example during a failover, the primary reports its own error.
    const position = await readValue(primary.pool, POSITION).catch(() => undefined);
    if (position === undefined) return undefined;
    try {
      const read = await traced("replica", () => readFrom(replica, position, work));
      if (read) replica.restsUntil = 0;
      else rest(replica, LAG_REST_MS);
      replica.outage.answered();
      return read;
    } catch (error) {
      if (error instanceof AppError) {
        replica.restsUntil = 0;
        throw error;
      }
      // All connections are busy.
      if (isPoolExhausted(error)) return undefined;
      if (isDatabaseAway(error) || isDatabaseOverloaded(error) || error instanceof NotAReplica) {
        rest(replica, REST_MS);
        replica.outage.isAway(error);
      } else {
        // For example, the replay of changes conflicted with the query.
        replica.outage.missed(error);
      }
      return undefined;
    }
  }

  return {
    async read(work) {
      const read = await readReplica(work);
      readings.inc({ server: read ? "replica" : "primary" });
      return read ? read.result : work(primary.db);
    },
    async problem() {
      const position = await readValue(primary.pool, POSITION);
      const problems = await Promise.all(
        replicas.map(({ number, database }) =>
          readFrom({ number, database }, position, async () => {}, LAST_CHECK_PAUSE_MS).then(
            (read) => (read ? [] : [`replica ${number} is behind`]),
            (error) => [
              `replica ${number} ${error instanceof NotAReplica ? "is none of this database" : "cannot be read"}`,
            ],
          ),
        ),
      );
      return problems.flat().join(", ") || undefined;
    },
    async close() {
      await Promise.all(replicas.map(({ database }) => database.close()));
    },
  };
}

interface Session {
  db: Db;
  /** Resolves when no statement is running or queued. */
  ended(): Promise<unknown>;
}

/** Queues statements, which services send concurrently but the driver takes one at a time. */
function createSession(client: pg.PoolClient): Session {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: Parameters<pg.PoolClient["query"]>) => {
    const result = last.then(() => client.query(...statement));
    last = result.catch(() => {});
    return result;
  };
  const db: Db = drizzle({ query } as unknown as pg.PoolClient, { schema: tables });
  return { db, ended: () => last };
}

async function readValue(server: pg.Pool | pg.PoolClient, statement: string): Promise<string> {
  const { rows } = await server.query<{ value: string }>(statement);
  if (!rows[0]) throw new Error("a value gave no row");
  return rows[0].value;
}

/** Whether the replica has replayed `position`; waits a moment for it. */
async function catchUp(
  client: pg.PoolClient,
  position: string,
  { lastPauseMs, report }: { lastPauseMs: number; report: (bytes: number) => void },
): Promise<boolean> {
  for (let pause = 1; ; pause *= 2) {
    const { rows } = await client.query<{ bytes: number | null }>({ ...LAG, values: [position] });
    const bytes = rows[0]?.bytes ?? null;
    if (bytes === null) throw new NotAReplica();
    report(Math.max(0, bytes));
    if (bytes <= 0) return true;
    if (pause > lastPauseMs) return false;
    await sleep(pause);
  }
}

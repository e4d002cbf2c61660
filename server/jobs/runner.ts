import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, type JobResult, PgBoss, type QueueResult } from "pg-boss";
import { isDatabaseAway, isDatabaseReadOnly } from "../platform/database/failure-kinds.ts";
import { inTurn } from "../platform/database/migrate.ts";
import type { Database } from "../platform/database/open.ts";
import { createDatabaseOutage } from "../platform/database/outage.ts";
import type { Log } from "../platform/log.ts";
import type { JobEffect, JobHandler, JobKind, Outbox } from "../platform/outbox.ts";
import { traced } from "../platform/tracing.ts";

/** Finds jobs of other processes, retries, and jobs of transactions longer than `FETCH_DELAY_MS`. */
const POLLING_SECONDS = 1;

/** For queues filled only by schedule, as polls slow down requests. */
const CRON_POLLING_SECONDS = 20;

/** Delay between adding a job and fetching it, in which its transaction commits and further jobs arrive. */
const FETCH_DELAY_MS = 100;

/** A worker silent for this long was killed: others take over its job. Running jobs send heartbeats, so they may take longer. */
const HEARTBEAT_SECONDS = 60;

/** Default retention of finished jobs. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;
/** The longest for emails and notifications, whose payloads tell of people. */
const KEEP_MESSAGE_SECONDS = 60 * 60;
const CLEANUP_SECONDS = 60 * 60;
/** Later, the next scheduled job does the same. */
const CRON_WAIT_SECONDS = 60 * 60;
/** Held payments and deletions must survive until someone resumes them: the maximum, 68 years. */
const LASTING_SECONDS = 2 ** 31 - 1;

/** Reads only an index of unfinished jobs. */
const DELAY = `SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS seconds
  FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after < now() AND name = ANY ($1)`;

type QueueSettings = Omit<JobKind<unknown>, "payload" | "atOnce" | "groupOf" | "delaySeconds">;

export interface FailedJob {
  id: string;
  queue: string;
  attempts: number;
  failedAt: Date;
  /** Name and code of the error, `Timeout`, or null. Messages and payloads may contain addresses. */
  problem: string | null;
}

/** Format of `nameOf`. */
const PROBLEM = "^[A-Za-z]\\w{0,59}( \\w{1,40})?$";

/** Without an index, like the queue counts read every minute. */
const FAILED = `SELECT id, name AS queue, retry_count + 1 AS attempts, completed_on AS "failedAt",
    CASE WHEN output ->> 'error' ~ $2 THEN output ->> 'error' WHEN output #>> '{value,message}' ~ 'time' THEN 'Timeout' END AS problem
  FROM pgboss.job WHERE state = 'failed' AND name NOT LIKE '\\_\\_%'
  ORDER BY completed_on DESC, id LIMIT $1`;

export interface JobRunner extends Outbox {
  /** Creates tables and queues, then starts working on jobs without a `held` effect. */
  // biome-ignore lint/suspicious/noExplicitAny: handlers of different payloads are in one list; each validates its own.
  start(handlers: JobHandler<any>[], held?: ReadonlySet<JobEffect>): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
  /** Counted once a minute, by one process. */
  queues(): Promise<
    (Pick<QueueResult, "name" | "readyCount" | "deferredCount" | "activeCount" | "failedCount"> & {
      effect: JobEffect | undefined;
    })[]
  >;
  /** Effects held by this process. */
  held(): JobEffect[];
  /** Failed jobs without attempts left, newest first. */
  failed(limit: number): Promise<FailedJob[]>;
  /** Gives a failed job one more attempt; false if it is gone or already queued. A held job waits. */
  retry(queue: string, id: string): Promise<boolean>;
  /** Age in seconds of this process's longest overdue job; 0 if none is due. */
  delay(): Promise<number>;
}

/** Creates the job queue, in the product's own database. Jobs of a batch succeed or fail independently. */
export function createJobRunner(database: Database, log: Log, outage = createDatabaseOutage(log)): JobRunner {
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        const result = await database.pool.query(text, values);
        outage.answered();
        return result;
      },
    },
    // Rarely, as maintenance delays requests on the embedded engine's only connection.
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: CLEANUP_SECONDS,
  });
  // During an outage it fails once per poll and job.
  boss.on("error", (err) => {
    if (!outage.failed(err)) log.error({ err }, "job queue");
  });
  // One that takes too long for the database is its own fault.
  const logFailure = (err: unknown, message: string, job: { job: string; jobId: string }) => {
    if (isDatabaseAway(err) || isDatabaseReadOnly(err)) outage.failed(err);
    else log.error({ err, ...job }, message);
  };
  const kinds = new Map<string, JobEffect | undefined>();
  let heldEffects: JobEffect[] = [];
  const workers = new Map<string, string[]>();
  const fetchesDue = new Map<string, NodeJS.Timeout>();
  const fetchSoon = (name: string) => {
    const ids = workers.get(name);
    if (ids === undefined || fetchesDue.has(name)) return;
    const timer = setTimeout(() => {
      fetchesDue.delete(name);
      for (const id of ids) boss.notifyWorker(id);
    }, FETCH_DELAY_MS);
    fetchesDue.set(name, timer.unref());
  };
  return {
    async start(handlers, held = new Set()) {
      heldEffects = [...held];
      // If several processes create the tables of an empty database at once, all but one fail in pg-boss.
      await inTurn(
        database,
        () => boss.start(),
        (line) => log.warn(line),
      );
      for (const handler of handlers) {
        const { kind } = handler;
        kinds.set(kind.name, kind.effect);
        await createQueue(boss, kind);
        const isHeld = kind.effect !== undefined && held.has(kind.effect);
        // Other processes may run what this one holds.
        if (kind.cron && !isHeld) await boss.schedule(kind.name, kind.cron);
        // Caches the queue's settings, as `add` in a transaction has no second connection for reading them.
        if (isHeld) await boss.findJobs(kind.name, { id: randomUUID() });
        else workers.set(kind.name, await work(boss, handler, logFailure));
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
    queues: async () => (await boss.getQueues()).map((queue) => ({ ...queue, effect: kinds.get(queue.name) })),
    held: () => heldEffects,
    failed: async (limit) => (await database.pool.query<FailedJob>(FAILED, [limit, PROBLEM])).rows,
    async retry(queue, id) {
      if (!kinds.has(queue)) return false;
      // The declared type lacks the field.
      const { affected } = (await boss.retry(queue, id)) as { affected: number };
      fetchSoon(queue);
      return affected > 0;
    },
    async delay() {
      const { rows } = await database.pool.query<{ seconds: number }>(DELAY, [[...workers.keys()]]);
      return rows[0]?.seconds ?? 0;
    },
    async add(db, kind, payload) {
      const { name, delaySeconds = 0, groupOf } = kind;
      await boss.send(name, kind.payload.parse(payload) as object, {
        db: fromDrizzle(db, sql),
        startAfter: delaySeconds,
        ...(groupOf && { group: { id: groupOf(payload) } }),
      });
      if (delaySeconds === 0) fetchSoon(name);
    },
  };
}

/** Creates the queues without workers. */
export async function installJobQueues(database: Database, kinds: QueueSettings[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const kind of kinds) await createQueue(boss, kind);
  await boss.stop({ graceful: false });
}

/** Starts the kind's workers and returns their ids. */
async function work<Payload>(
  boss: PgBoss,
  { kind, handle }: JobHandler<Payload>,
  logFailure: (error: unknown, message: string, job: { job: string; jobId: string }) => void,
): Promise<string[]> {
  const { atOnce = 1, groupOf } = kind;
  const runOne = async (job: Job<object>): Promise<JobResult> => {
    const { id, data } = job;
    try {
      await traced(`job ${kind.name}`, () => handle(kind.payload.parse(data), id), { isRoot: true });
    } catch (err) {
      logFailure(err, "job failed", { job: kind.name, jobId: id });
      // Messages of mail servers contain addresses.
      return { id, status: "failed", output: { error: nameOf(err) } };
    }
    // Completed early, as other jobs of the batch may take long and a killed server repeats incomplete ones. If this
    // fails, the end of the batch completes it.
    if (atOnce > 1 && !groupOf) await boss.complete(kind.name, job).catch(() => {});
    return { id, status: "completed" };
  };
  const options = {
    perJobResults: true,
    // A full batch means that more are waiting.
    burstWhenBatchFull: true,
    pollingIntervalSeconds: kind.cron ? CRON_POLLING_SECONDS : POLLING_SECONDS,
  } as const;
  if (!groupOf)
    return [
      await boss.work<object>(kind.name, { ...options, batchSize: atOnce }, (jobs) => Promise.all(jobs.map(runOne))),
    ];
  const startApart = async () => {
    const id: string = await boss.work<object>(kind.name, { ...options, localGroupConcurrency: 1 }, async (jobs) => {
      const results = await Promise.all(jobs.map(runOne));
      // Batches of one never count as full: look for more at once.
      boss.notifyWorker(id);
      return results;
    });
    return id;
  };
  return Promise.all(Array.from({ length: atOnce }, startApart));
}

/** Returns an error's name and code. */
function nameOf(error: unknown): string {
  const { name = "Error", code } = error as { name?: string; code?: unknown };
  return typeof code === "string" ? `${name} ${code}` : name;
}

async function createQueue(boss: PgBoss, kind: QueueSettings): Promise<void> {
  const { retryLimit, retryDelay, retryDelayMax, effect, cron } = kind;
  const isMessage = effect === "mail" || effect === "push";
  const { keepSeconds = isMessage ? KEEP_MESSAGE_SECONDS : KEEP_SECONDS } = kind;
  const isLasting = effect === "payments" || effect === "files";
  const { waitSeconds = cron ? CRON_WAIT_SECONDS : isLasting ? LASTING_SECONDS : undefined } = kind;
  const options = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    deleteAfterSeconds: keepSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    ...(retryDelayMax !== undefined && { retryDelayMax }),
    ...(waitSeconds !== undefined && { retentionSeconds: waitSeconds }),
  };
  await boss.createQueue(kind.name, options);
  // `createQueue` does not change existing queues.
  await boss.updateQueue(kind.name, options);
}

/** Counts jobs not yet begun, by queue. */
export async function waitingJobs({ pool }: Database): Promise<{ name: string; count: number }[]> {
  const { rows: found } = await pool.query("select to_regclass('pgboss.job') is not null as exists");
  if (!found[0]?.exists) return [];
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select name, count(*)::int as count from pgboss.job
     where state < 'active' and name not like '\\_\\_%' group by name order by name`,
  );
  return rows;
}

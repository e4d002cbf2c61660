import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { isDatabaseAway } from "../platform/database/away.ts";
import type { Database } from "../platform/database/open.ts";
import type { Log } from "../platform/log.ts";
import { createOutage } from "../platform/outage.ts";
import type { JobHandler, JobKind, Outbox } from "../platform/outbox.ts";

/** Seconds between looks at a queue; a letter leaves within this time. */
const POLLING_SECONDS = 1;

/** What a queue is made with. */
type QueueSettings = Pick<JobKind<unknown>, "name" | "retryLimit" | "retryDelay">;

export interface JobRunner extends Outbox {
  /** Installs the queue's tables, makes a queue per handler and begins to work. */
  start(): Promise<void>;
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

/**
 * The job queue, kept in the product's own database. One job per handler call: a throw would otherwise fail its whole
 * batch.
 */
// biome-ignore lint/suspicious/noExplicitAny: handlers of different payloads stand in one list; each checks its own.
export function createJobRunner(database: Database, handlers: JobHandler<any>[], log: Log): JobRunner {
  const outage = createOutage(log, {
    away: "the job queue cannot reach the database: jobs wait",
    back: "the job queue reaches the database again",
  });
  const boss = new PgBoss({
    db: {
      async executeSql(text, values) {
        const result = await database.pool.query(text, values);
        outage.isBack();
        return result;
      },
    },
    // The embedded engine has one connection; frequent maintenance would stand in people's way.
    superviseIntervalSeconds: 60,
  });
  // It asks every second.
  boss.on("error", (err) => (isDatabaseAway(err) ? outage.isAway(err) : log.error({ err }, "job queue")));
  return {
    async start() {
      await boss.start();
      for (const handler of handlers) await work(boss, handler, log);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
    async add(db, kind, payload) {
      await boss.send(kind.name, kind.payload.parse(payload) as object, { db: fromDrizzle(db, sql) });
    },
  };
}

/** Creates the queue's tables and the queues of `kinds` without working on them: for the template of test databases. */
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

async function work<Payload>(boss: PgBoss, { kind, handle }: JobHandler<Payload>, log: Log): Promise<void> {
  await createQueue(boss, kind);
  if (kind.cron) await boss.schedule(kind.name, kind.cron);
  await boss.work(kind.name, { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
    if (!job) return;
    try {
      await handle(kind.payload.parse(job.data));
    } catch (err) {
      log.error({ err, job: kind.name, jobId: job.id }, "job failed");
      throw err;
    }
  });
}

async function createQueue(boss: PgBoss, kind: QueueSettings): Promise<void> {
  const options = { retryLimit: kind.retryLimit, retryDelay: kind.retryDelay, retryBackoff: true };
  await boss.createQueue(kind.name, options);
}

import { createJobRunner, installJobQueues } from "../../jobs/runner.ts";
import type { Database } from "../../platform/database/open.ts";
import { createLog } from "../../platform/log.ts";
import type { JobKind, Outbox } from "../../platform/outbox.ts";

/** Runs a command that queues jobs of these kinds, which the running server handles. */
export async function withOutbox<Result>(
  database: Database,
  kinds: JobKind<unknown>[],
  work: (outbox: Outbox) => Promise<Result>,
): Promise<Result> {
  const jobs = createJobRunner(database, createLog({ level: "silent", pretty: false }));
  // Known queues need no second connection in the transaction.
  await installJobQueues(database, kinds);
  await jobs.start([]);
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

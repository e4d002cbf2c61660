import { eraseAgain } from "../../features/operation/deletion/service.ts";
import { removeJob } from "../../features/photos/profile-photos/jobs.ts";
import { forgetJob } from "../../features/premium/billing/jobs.ts";
import { createJobRunner, installJobQueues } from "../../jobs/runner.ts";
import type { Database } from "../../platform/database/open.ts";
import { createLog } from "../../platform/log.ts";

/** Erases the existing ones of these accounts, without a farewell; jobs delete their photos. Returns their number. */
export async function eraseAccounts(database: Database, ids: ReadonlySet<string>, secret: string): Promise<number> {
  if (ids.size === 0) return 0;
  const outbox = createJobRunner(database, createLog({ level: "silent", pretty: false }));
  // Known queues need no second connection in the transaction.
  await installJobQueues(database, [removeJob, forgetJob]);
  await outbox.start([]);
  try {
    let erased = 0;
    for (const id of ids) if (await eraseAgain({ db: database.db, outbox, secret }, id)) erased += 1;
    return erased;
  } finally {
    await outbox.stop();
  }
}

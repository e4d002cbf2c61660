import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { pruneChanges } from "./store.ts";

/** Retention of changes, in seconds. An index further behind is rebuilt. */
const FEED_SECONDS = 6 * 60 * 60;

/** The job handlers of this feature. */
export function discoveryJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  const prune = async () => void (await pruneChanges(db, FEED_SECONDS));
  return [scheduledJob("discovery.prune-changes", "17 * * * *", prune, { retryLimit: 2, retryDelay: 60 })];
}

import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { pruneChanges } from "./store.ts";

/** Retention of changes, in seconds. An index further behind is rebuilt. */
const FEED_SECONDS = 6 * 60 * 60;

/** Deletes old entries of the change feed, every hour. */
const pruneJob: JobKind<unknown> = {
  name: "discovery.prune-changes",
  payload: z.unknown(),
  retryLimit: 2,
  retryDelay: 60,
  cron: "17 * * * *",
};

/** The job handlers of this feature. */
export function discoveryJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [
    {
      kind: pruneJob,
      async handle() {
        await pruneChanges(db, FEED_SECONDS);
      },
    },
  ];
}

import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteOldChallenges } from "./store.ts";

/** Every hour: deletes challenges that nobody has answered in time. */
export const tidyJob: JobKind<unknown> = {
  name: "passkeys.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "41 * * * *",
};

/** The job handlers of this feature. */
export function passkeyJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: tidyJob, handle: () => deleteOldChallenges(db) }];
}

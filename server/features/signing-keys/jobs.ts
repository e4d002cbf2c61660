import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { SIGNING_DAYS } from "./service.ts";
import { deleteOldKeys } from "./store.ts";

/** Every day: deletes the keys that stopped signing a day ago; their last tokens have expired long since. */
export const tidyJob: JobKind<unknown> = {
  name: "signing-keys.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "31 3 * * *",
};

/** The job handlers of this feature. */
export function signingKeyJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: tidyJob, handle: () => deleteOldKeys(db, SIGNING_DAYS + 1) }];
}

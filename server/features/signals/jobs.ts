import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteOld } from "./store.ts";

/** Every day: deletes closed signals that are a year old, addresses a year after their ban, and hashes of first messages that no longer count. */
export const tidyJob: JobKind<unknown> = {
  name: "signals.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "51 3 * * *",
};

/** The job handlers of this feature. */
export function signalJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: tidyJob, handle: () => deleteOld(db, { hours: SAME_MESSAGE.hours }) }];
}

import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteOld } from "./store.ts";

/** Every day; see `deleteOld`. */
export const tidyJob: JobKind<unknown> = {
  name: "signals.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "51 3 * * *",
};

/** This feature's job handlers. */
export function flagJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: tidyJob, handle: () => deleteOld(db, { hours: SAME_MESSAGE.hours }) }];
}

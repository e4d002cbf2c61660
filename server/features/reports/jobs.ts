import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteDue } from "./store.ts";

/** Erases evidence older than a year, every day. */
export const eraseJob: JobKind<unknown> = {
  name: "reports.erase-evidence",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "23 3 * * *",
};

/** The job handlers of this feature. */
export function reportJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: eraseJob, handle: () => deleteDue(db) }];
}

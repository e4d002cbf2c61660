import { z } from "zod";
import { maintainDatabase } from "../platform/database/maintain.ts";
import type { Database } from "../platform/database/open.ts";
import type { JobHandler, JobKind } from "../platform/outbox.ts";

/** Runs daily: the vacuum that the embedded engine does not do by itself. */
const maintainJob: JobKind<unknown> = {
  name: "database.maintain",
  payload: z.unknown(),
  retryLimit: 0,
  retryDelay: 60,
  cron: "11 4 * * *",
};

/** The job handlers of the database itself. */
export function maintenanceJobs(database: Database): JobHandler<unknown>[] {
  return [{ kind: maintainJob, handle: () => maintainDatabase(database) }];
}

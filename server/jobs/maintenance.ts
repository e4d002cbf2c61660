import { z } from "zod";
import { maintainDatabase } from "../platform/database/maintain.ts";
import type { Database } from "../platform/database/open.ts";
import type { JobHandler, JobKind } from "../platform/outbox.ts";

/** Daily vacuum of the embedded engine, which lacks autovacuum. */
const maintainJob: JobKind<unknown> = {
  name: "database.maintain",
  payload: z.unknown(),
  retryLimit: 0,
  retryDelay: 60,
  cron: "11 4 * * *",
};

/** The database's own job handlers. */
export function maintenanceJobs(database: Database): JobHandler<unknown>[] {
  return [{ kind: maintainJob, handle: () => maintainDatabase(database) }];
}

import { maintainDatabase } from "../platform/database/maintain.ts";
import type { Database } from "../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../platform/outbox.ts";

/** Daily vacuum of the embedded engine, which lacks autovacuum. */
export function maintenanceJobs(database: Database): JobHandler<unknown>[] {
  return [
    scheduledJob("database.maintain", "11 4 * * *", () => maintainDatabase(database), {
      retryLimit: 0,
      retryDelay: 60,
    }),
  ];
}

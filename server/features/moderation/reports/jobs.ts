import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteDue } from "./store.ts";

/** The job handlers of this feature. */
export function reportJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("reports.erase-evidence", "23 3 * * *", () => deleteDue(db))];
}

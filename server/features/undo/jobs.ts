import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../platform/outbox.ts";
import { deleteOver } from "./store.ts";

/** Deletes what the jobs of emails did not: a dismissal has none. */
export function undoJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("undo.tidy", "56 3 * * *", () => deleteOver(db))];
}

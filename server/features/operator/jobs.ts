import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../platform/outbox.ts";
import { countDays } from "./store.ts";

/** Counts every hour; right after midnight also what the day before lacks. */
export function operatorJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("operator.count-days", "0 * * * *", () => countDays(db))];
}

import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { countDays } from "./store.ts";

/** Counts hourly, and right after midnight, to complete the previous day. */
export function operatorJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("operator.count-days", "0 * * * *", () => countDays(db))];
}

import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../platform/outbox.ts";
import { countFans } from "./store.ts";

/** Daily. */
export function interestJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("interests.count-fans", "4 3 * * *", () => countFans(db))];
}

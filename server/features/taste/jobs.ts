import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../platform/outbox.ts";
import { countRareTitles } from "./store.ts";

/** Daily. */
export function tasteJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("taste.count-fans", "24 3 * * *", () => countRareTitles(db))];
}

import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { countRareTitles } from "../taste/service.ts";
import { countFans } from "./store.ts";

/** Daily. */
export function interestJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  const count = async () => {
    await countFans(db);
    await countRareTitles(db);
  };
  return [scheduledJob("interests.count-fans", "4 3 * * *", count)];
}

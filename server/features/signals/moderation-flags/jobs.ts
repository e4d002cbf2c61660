import { SAME_MESSAGE } from "@nakamatch/domain/safety/same-message";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteOld } from "./store.ts";

/** This feature's job handlers. */
export function flagJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("signals.tidy", "51 3 * * *", () => deleteOld(db, { hours: SAME_MESSAGE.hours }))];
}

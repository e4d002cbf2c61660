import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { countRecentActivity } from "./store.ts";

/** Nightly, so that what others read tells no hour. */
export function presenceJobs({ db, clock }: { db: Db; clock: Clock }): JobHandler<unknown>[] {
  return [scheduledJob("presence.count-recent", "2 4 * * *", () => countRecentActivity(db, clock.now()))];
}

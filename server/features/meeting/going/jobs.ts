import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { scheduledJob } from "../../../platform/outbox.ts";
import type { Delivery } from "../../../realtime/types.ts";
import { publishNews } from "./events.ts";
import { claimNews, deletePast, writeCounts } from "./store.ts";

/** Tells those who go what operators changed, forgets who went, and counts. */
export function goingJobs({ db, clock, realtime }: { db: Db; clock: Clock; realtime: Delivery }) {
  const often = { retryLimit: 0, retryDelay: 60 };
  return [
    scheduledJob("going.tell", "* * * * *", async () => publishNews(realtime, await claimNews(db)), often),
    scheduledJob("going.forget", "9 * * * *", () => deletePast(db, clock.now())),
    scheduledJob("going.count", "29 3 * * *", () => writeCounts(db)),
  ];
}

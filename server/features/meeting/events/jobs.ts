import type { Db } from "../../../platform/database/open.ts";
import { scheduledJob } from "../../../platform/outbox.ts";
import type { Broadcast } from "../../../realtime/types.ts";
import { publishEvents } from "./events.ts";
import { claimUntold } from "./store.ts";

/** Tells open screens of what commands changed, which may run in another process. */
export function eventJobs({ db, realtime }: { db: Db; realtime: Broadcast }) {
  const often = { retryLimit: 0, retryDelay: 60 };
  return [
    scheduledJob(
      "events.tell",
      "* * * * *",
      async () => {
        if (await claimUntold(db)) publishEvents(realtime);
      },
      often,
    ),
  ];
}

import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import { isPushWanted, queuePush } from "../../push/push-notifications/service.ts";
import { readDue, ringOnce } from "./store.ts";

/** Notifies moderators, from one server only, and after quiet hours. */
export function bellJobs({ db, outbox, clock }: { db: Db; outbox: Outbox; clock: Clock }): JobHandler<unknown>[] {
  const handle = async (): Promise<void> => {
    for (const personId of await readDue(db)) {
      if (!(await isPushWanted(db, personId, "cases", clock.now()))) continue;
      await db.transaction(async (tx) => {
        const at = await ringOnce(tx, personId);
        if (at) await queuePush(outbox, tx, personId, { kind: "cases", at: at.toISOString() });
      });
    }
  };
  return [scheduledJob("moderation.bell", "* * * * *", handle, { retryLimit: 0, retryDelay: 60 })];
}

import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteOldChallenges } from "./store.ts";

export function passkeyJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("passkeys.tidy", "41 * * * *", () => deleteOldChallenges(db))];
}

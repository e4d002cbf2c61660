import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteExpired } from "./store.ts";

export function sessionJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("sessions.tidy", "36 3 * * *", () => deleteExpired(db))];
}

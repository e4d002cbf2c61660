import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteSealed } from "./store.ts";

export function takingBackJobs(db: Db): JobHandler<unknown>[] {
  return [scheduledJob("taken-back.forget", "41 3 * * *", () => deleteSealed(db))];
}

import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { deleteWithdrawn } from "./store.ts";

export function likeWordJobs(db: Db): JobHandler<unknown>[] {
  return [scheduledJob("like-words.forget", "38 3 * * *", () => deleteWithdrawn(db))];
}

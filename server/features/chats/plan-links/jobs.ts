import type { Db } from "../../../platform/database/open.ts";
import { scheduledJob } from "../../../platform/outbox.ts";
import { deleteEnded } from "./store.ts";

export function planLinkJobs(db: Db) {
  return [scheduledJob("plan-links.erase", "7,22,37,52 * * * *", () => deleteEnded(db))];
}

import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { SIGNING_DAYS } from "./service.ts";
import { deleteOldKeys } from "./store.ts";

/** Deletes keys a day after they stop signing, when their tokens have expired. */
export function signingKeyJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [scheduledJob("signing-keys.tidy", "31 3 * * *", () => deleteOldKeys(db, SIGNING_DAYS + 1))];
}

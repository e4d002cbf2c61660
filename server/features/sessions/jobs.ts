import { z } from "zod";
import { SESSION_SECONDS } from "../../platform/auth/session-cookies.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { deleteOldTokens } from "./store.ts";

/** Every day: deletes refresh tokens that are older than any session can be that was not refreshed since. */
export const tidyJob: JobKind<unknown> = {
  name: "sessions.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "36 3 * * *",
};

/** The job handlers of this feature. */
export function sessionJobs({ db }: { db: Db }): JobHandler<unknown>[] {
  return [{ kind: tidyJob, handle: () => deleteOldTokens(db, SESSION_SECONDS / 86_400) }];
}

import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { operatorEmail } from "./emails.ts";
import { markTold, readUntold } from "./store.ts";

/**
 * Tells the operator about cases that no moderator can decide. Looks for them every ten minutes instead of when somebody is
 * reported: a case also becomes one when moderators come and go.
 */
export const operatorJob: JobKind<unknown> = {
  name: "moderation.operator",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 60,
  cron: "*/10 * * * *",
};

/** The job handlers of this feature. The email is sent again if the server is killed right after it. */
export function moderationJobs(deps: {
  db: Db;
  mail: MailTransport;
  publicUrl: string;
  contactEmail: string;
}): JobHandler<unknown>[] {
  const { db, mail, publicUrl, contactEmail } = deps;
  const handle = async (_: unknown, jobId: string): Promise<void> => {
    const untold = await readUntold(db);
    if (untold.length === 0) return;
    await mail.send(contactEmail, operatorEmail(untold.length, publicUrl), jobId);
    await markTold(db, untold);
  };
  return [{ kind: operatorJob, handle }];
}

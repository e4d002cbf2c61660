import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, scheduledJob } from "../../../platform/outbox.ts";
import { forgetOldDrafts as forgetOldAnswers } from "../appeals/service.ts";
import { forgetOldDrafts } from "../note-drafts/service.ts";
import { forgetOldNotes } from "../private-notes/service.ts";
import { operatorEmail } from "./emails.ts";
import { markTold, markUndecidableTold, readUntold, undecidableRequests } from "./store.ts";

/** The feature's job handlers. If the server dies right after sending the email, it is sent again. */
export function moderationJobs(deps: {
  db: Db;
  mail: MailTransport;
  publicUrl: string;
  contactEmail: string;
}): JobHandler<unknown>[] {
  const { db, mail, publicUrl, contactEmail } = deps;
  /** Tells the operator about what no moderator can decide. Polls, as moderators come and go. */
  const tell = async (_: unknown, jobId: string): Promise<void> => {
    const cases = await readUntold(db);
    const requests = await undecidableRequests(db, { untold: true });
    if (cases.length + requests.length === 0) return;
    const appeals = requests.filter(({ appealId }) => appealId !== null).length;
    const counts = { cases: cases.length, appeals, photos: requests.length - appeals };
    await mail.send(contactEmail, operatorEmail(counts, publicUrl), jobId);
    await markTold(db, cases);
    await markUndecidableTold(db, requests);
  };
  return [
    scheduledJob("moderation.operator", "*/10 * * * *", tell, { effect: "mail", retryDelay: 60 }),
    scheduledJob("moderation.forget-drafts", "43 3 * * *", async () => {
      await forgetOldDrafts(db);
      await forgetOldAnswers(db);
    }),
    scheduledJob("moderation.forget-notes", "49 3 * * *", () => forgetOldNotes(db)),
  ];
}

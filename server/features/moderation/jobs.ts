import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { forgetOldDrafts } from "../note-drafts/service.ts";
import { forgetOldNotes } from "../private-notes/service.ts";
import { operatorEmail } from "./emails.ts";
import { markTold, markUndecidableTold, readUndecidable, readUntold } from "./store.ts";

/** Tells the operator about what no moderator can decide. Polls every ten minutes, as moderators come and go. */
export const operatorJob: JobKind<unknown> = {
  name: "moderation.operator",
  effect: "mail",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 60,
  cron: "*/10 * * * *",
};

export const draftsJob: JobKind<unknown> = {
  name: "moderation.forget-drafts",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "43 3 * * *",
};

export const notesJob: JobKind<unknown> = {
  name: "moderation.forget-notes",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "49 3 * * *",
};

/** The feature's job handlers. If the server dies right after sending the email, it is sent again. */
export function moderationJobs(deps: {
  db: Db;
  mail: MailTransport;
  publicUrl: string;
  contactEmail: string;
}): JobHandler<unknown>[] {
  const { db, mail, publicUrl, contactEmail } = deps;
  const handle = async (_: unknown, jobId: string): Promise<void> => {
    const cases = await readUntold(db);
    const requests = await readUndecidable(db, { untold: true });
    if (cases.length + requests.length === 0) return;
    const appeals = requests.filter(({ appealId }) => appealId !== null).length;
    const counts = { cases: cases.length, appeals, photos: requests.length - appeals };
    await mail.send(contactEmail, operatorEmail(counts, publicUrl), jobId);
    await markTold(db, cases);
    await markUndecidableTold(db, requests);
  };
  return [
    { kind: operatorJob, handle },
    { kind: draftsJob, handle: () => forgetOldDrafts(db) },
    { kind: notesJob, handle: () => forgetOldNotes(db) },
  ];
}

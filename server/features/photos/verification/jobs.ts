import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { endedEmail } from "./emails.ts";
import { expire, prune, readEnd } from "./store.ts";

const endedPayload = z.object({ requestId: z.uuid() });
type EndedPayload = z.infer<typeof endedPayload>;

/** Emails the person about the end of the request. */
export const endedJob: JobKind<EndedPayload> = {
  name: "verification.email",
  effect: "mail",
  payload: endedPayload,
  retryLimit: 10,
  retryDelay: 60,
};

interface VerificationJobsDeps {
  db: Db;
  mail: MailTransport;
  outbox: Outbox;
  publicUrl: string;
}

/** The job handlers of this feature. */
export function verificationJobs({ db, mail, outbox, publicUrl }: VerificationJobsDeps) {
  const tell = async ({ requestId }: EndedPayload, jobId: string): Promise<void> => {
    const ended = await readEnd(db, requestId);
    const recipient = ended && (await findRecipient(db, ended.personId));
    if (!recipient) return;
    await mail.send(recipient.email, endedEmail(recipient, ended.end, publicUrl), jobId);
  };
  return [
    { kind: endedJob, handle: tell },
    scheduledJob("verification.tidy", "12 * * * *", async () => {
      await db.transaction(async (tx) => {
        for (const requestId of await expire(tx)) await outbox.add(tx, endedJob, { requestId });
      });
      await prune(db);
    }),
  ] satisfies [JobHandler<EndedPayload>, JobHandler<unknown>];
}

import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../platform/outbox.ts";
import { findRecipient } from "../accounts/service.ts";
import { decidedEmail } from "./emails.ts";
import { readDecided, tidy } from "./store.ts";

const decidedPayload = z.object({ requestId: z.uuid() });
type DecidedPayload = z.infer<typeof decidedPayload>;

/** Tells the person by email. */
export const decidedJob: JobKind<DecidedPayload> = {
  name: "verification.email",
  effect: "mail",
  payload: decidedPayload,
  retryLimit: 10,
  retryDelay: 60,
};

/** The job handlers of this feature. */
export function verificationJobs({ db, mail, publicUrl }: { db: Db; mail: MailTransport; publicUrl: string }) {
  const tell = async ({ requestId }: DecidedPayload, jobId: string): Promise<void> => {
    const decided = await readDecided(db, requestId);
    const recipient = decided && (await findRecipient(db, decided.personId));
    if (!recipient) return;
    await mail.send(recipient.email, decidedEmail(recipient, decided.reason, publicUrl), jobId);
  };
  return [
    { kind: decidedJob, handle: tell },
    scheduledJob("verification.tidy", "12 * * * *", () => tidy(db)),
  ] satisfies [JobHandler<DecidedPayload>, JobHandler<unknown>];
}

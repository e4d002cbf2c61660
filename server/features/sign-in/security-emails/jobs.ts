import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { JobHandler, JobKind } from "../../../platform/outbox.ts";
import { securityEmail } from "./emails.ts";
import { type Recipient, securityNewsSchema } from "./types.ts";

const payload = z.object({ userId: z.uuid(), news: securityNewsSchema });
type Payload = z.infer<typeof payload>;

/** Emails a warning to a member. Retried for most of a day, after 1, 2, 4 … minutes. */
export const securityEmailJob: JobKind<Payload> = {
  name: "security-emails.send",
  effect: "mail",
  payload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
};

/** The feature's job handler. Deleted people get no email. */
export function securityEmailJobs({
  findRecipient,
  mail,
  publicUrl,
}: {
  findRecipient: (userId: string) => Promise<Recipient | undefined>;
  mail: MailTransport;
  publicUrl: string;
}) {
  const handle = async ({ userId, news }: Payload, jobId: string): Promise<void> => {
    const recipient = await findRecipient(userId);
    if (!recipient) return;
    const email = securityEmail(news, recipient, publicUrl);
    await mail.send(recipient.email, email, jobId);
  };
  return [{ kind: securityEmailJob, handle }] satisfies [JobHandler<Payload>];
}

import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { securityEmail } from "./emails.ts";
import { type Recipient, securityNewsSchema } from "./types.ts";

const payload = z.object({ userId: z.uuid(), news: securityNewsSchema });
type Payload = z.infer<typeof payload>;

/** Sends an email that warns a member. Tried for most of a day: 1, 2, 4 … minutes apart. */
export const securityEmailJob: JobKind<Payload> = {
  name: "security-emails.send",
  effect: "mail",
  payload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
  keepSeconds: 60 * 60,
};

/** The job handler of this feature. No email goes to a person who is gone by now. */
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

import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import { linkEmail } from "../../mail/link-email.ts";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { findRecipient } from "../accounts/service.ts";

const newsPayload = z.object({ userId: z.uuid(), language: z.enum(LANGUAGES).optional() });
type NewsPayload = z.infer<typeof newsPayload>;

/** Sends the email that the password was changed. Tried for most of a day: 1, 2, 4 … minutes apart. */
export const passwordChangedJob: JobKind<NewsPayload> = {
  name: "identity.password-changed",
  payload: newsPayload,
  retryLimit: 10,
  retryDelay: 60,
};

/** The job handlers of this feature. No email goes to a person who is gone by now. */
export function identityJobs({ db, mail, publicUrl }: { db: Db; mail: MailTransport; publicUrl: string }) {
  const handle = async ({ userId, language }: NewsPayload): Promise<void> => {
    const recipient = await findRecipient(db, userId);
    if (!recipient) return;
    const { email, nickname } = recipient;
    const url = new URL("/login", publicUrl).href;
    const values = { nickname, email, url, language: language ?? recipient.language };
    await mail.send(email, linkEmail("passwordChanged", values));
  };
  return [{ kind: passwordChangedJob, handle }] satisfies [JobHandler<NewsPayload>];
}

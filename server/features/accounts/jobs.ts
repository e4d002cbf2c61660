import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { confirmationLetter, passwordResetLetter } from "./mails.ts";
import { readRecipient } from "./store.ts";

/** Letters are tried for about a day: 1, 2, 4 … minutes apart. */
const LETTER_RETRIES = { retryLimit: 10, retryDelay: 60 };

const letterPayload = z.object({
  userId: z.uuid(),
  /** Path and query of the link, without the origin. */
  link: z.string(),
  /** The language the person was reading; their profile's where unknown. */
  language: z.enum(LANGUAGES).optional(),
});
type LetterPayload = z.infer<typeof letterPayload>;

/** Sends the letter with the link that confirms an address. */
export const confirmationJob: JobKind<LetterPayload> = {
  name: "accounts.confirmation-letter",
  payload: letterPayload,
  ...LETTER_RETRIES,
};

/** Sends the letter with the link that leads to a new password. */
export const passwordResetJob: JobKind<LetterPayload> = {
  name: "accounts.password-reset-letter",
  payload: letterPayload,
  ...LETTER_RETRIES,
};

/** The job handlers of this feature. A person who is gone by now gets no letter. */
export function accountJobs({ db, mail, publicUrl }: { db: Db; mail: MailTransport; publicUrl: string }) {
  const sendLetter =
    (write: typeof confirmationLetter) =>
    async ({ userId, link, language }: LetterPayload): Promise<void> => {
      const recipient = await readRecipient(db, userId);
      if (!recipient) return;
      const { email, nickname } = recipient;
      const url = new URL(link, publicUrl).href;
      await mail.send(email, write({ nickname, url, language: language ?? recipient.language }));
    };
  return [
    { kind: confirmationJob, handle: sendLetter(confirmationLetter) },
    { kind: passwordResetJob, handle: sendLetter(passwordResetLetter) },
  ] satisfies JobHandler<LetterPayload>[];
}

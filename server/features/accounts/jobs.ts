import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import { CONFIRMATION_SECONDS } from "../../platform/auth/auth.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { confirmationLetter, passwordResetLetter } from "./mails.ts";
import { deleteExpired, deleteUnconfirmed, readRecipient } from "./store.ts";

/** Seconds that a letter stays in the queue once it is sent or given up. */
const KEEP_SECONDS = 60 * 60;

/** Most letters of one kind on their way at once, per process. */
const LETTERS_AT_ONCE = 5;

const letterPayload = z.object({
  userId: z.uuid(),
  /** Path and query of the link, without the origin, sealed by `letterSeal`: whoever reads the queue cannot use it. */
  link: z.string(),
  /** The language the person was reading; their profile's where unknown. */
  language: z.enum(LANGUAGES).optional(),
  /** When the link stops working. */
  validUntil: z.iso.datetime().optional(),
});
type LetterPayload = z.infer<typeof letterPayload>;

/** Sends the letter with the link that confirms an address. Tried for most of a day: 1, 2, 4 … minutes apart. */
export const confirmationJob: JobKind<LetterPayload> = {
  name: "accounts.confirmation-letter",
  payload: letterPayload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: LETTERS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** Sends the letter with the link that leads to a new password. Tried for half an hour: the link works for an hour. */
export const passwordResetJob: JobKind<LetterPayload> = {
  name: "accounts.password-reset-letter",
  payload: letterPayload,
  retryLimit: 6,
  retryDelay: 20,
  atOnce: LETTERS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** What closes and opens the links of waiting letters. */
export function letterSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch letters");
}

/** Days after which an account that nobody confirmed gives back its address and nickname. */
const UNCONFIRMED_DAYS = 7;

/** Every day: deletes accounts that were never confirmed, sessions and links that are over. */
export const tidyJob: JobKind<unknown> = {
  name: "accounts.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "41 3 * * *",
};

export interface AccountJobDeps {
  db: Db;
  mail: MailTransport;
  clock: Clock;
  /** Opens the links of waiting letters. */
  secret: string;
  publicUrl: string;
}

/**
 * The job handlers of this feature. A person who is gone by now gets no letter; nor does anybody get a dead link, or one
 * that was sealed with another secret.
 */
export function accountJobs({ db, mail, clock, secret, publicUrl }: AccountJobDeps) {
  const seal = letterSeal(secret);
  const sendLetter =
    (write: typeof confirmationLetter) =>
    async ({ userId, link, language, validUntil }: LetterPayload): Promise<void> => {
      if (validUntil !== undefined && clock.now() >= new Date(validUntil)) return;
      const path = seal.open(link);
      const recipient = path === undefined ? undefined : await readRecipient(db, userId);
      if (path === undefined || !recipient) return;
      const { email, nickname } = recipient;
      const url = new URL(path, publicUrl).href;
      await mail.send(email, write({ nickname, url, language: language ?? recipient.language }));
    };
  const tidy = async () => {
    await deleteUnconfirmed(db, { days: UNCONFIRMED_DAYS, letterSeconds: CONFIRMATION_SECONDS });
    await deleteExpired(db);
  };
  return [
    { kind: confirmationJob, handle: sendLetter(confirmationLetter) },
    { kind: passwordResetJob, handle: sendLetter(passwordResetLetter) },
    { kind: tidyJob, handle: tidy },
  ] satisfies [JobHandler<LetterPayload>, JobHandler<LetterPayload>, JobHandler<unknown>];
}

import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";
import { linkEmail } from "../../mail/link-email.ts";
import type { MailTransport } from "../../mail/transport.ts";
import { CONFIRMATION_SECONDS } from "../../platform/auth/registrations.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Log } from "../../platform/log.ts";
import type { JobHandler, JobKind, Outbox } from "../../platform/outbox.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { deleteExpired, deleteUnconfirmed, findAccount, readRecipient, recordRequest } from "./store.ts";

/** Seconds that an email stays in the queue once it is sent or given up. */
const KEEP_SECONDS = 60 * 60;

/** Most emails of one kind sent at once, per process. */
const EMAILS_AT_ONCE = 5;

const emailPayload = z.object({
  userId: z.uuid(),
  /** Path and query of the link, without the origin, encrypted by `linkSeal`: reading the queue is not enough to use it. */
  link: z.string(),
  /** The language of the page that asked; without it the profile's is used. */
  language: z.enum(LANGUAGES).optional(),
  /** When the link stops working. */
  validUntil: z.iso.datetime().optional(),
});
type EmailPayload = z.infer<typeof emailPayload>;

export const LINK_KINDS = ["confirmation", "password-reset"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const linkRequestPayload = z.object({
  kind: z.enum(LINK_KINDS),
  /** Address and screen, encrypted by `linkSeal`. */
  request: z.string(),
  language: z.enum(LANGUAGES).optional(),
});

/** Answers a request for an email with a link, by an email where there is an account. */
export const linkRequestJob: JobKind<z.infer<typeof linkRequestPayload>> = {
  name: "accounts.link-request",
  payload: linkRequestPayload,
  retryLimit: 6,
  retryDelay: 10,
  atOnce: EMAILS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** Sends the email with the link that confirms an address. Tried for most of a day: 1, 2, 4 … minutes apart. */
export const confirmationJob: JobKind<EmailPayload> = {
  name: "accounts.confirmation-email",
  payload: emailPayload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: EMAILS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** Sends the email with the link to a new password. Tried for half an hour: the link works for an hour. */
export const passwordResetJob: JobKind<EmailPayload> = {
  name: "accounts.password-reset-email",
  payload: emailPayload,
  retryLimit: 6,
  retryDelay: 20,
  atOnce: EMAILS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** The release before queues by these names (migration 0052); the next release drops them. */
const formerConfirmationJob = { ...confirmationJob, name: "accounts.confirmation-letter" };
const formerPasswordResetJob = { ...passwordResetJob, name: "accounts.password-reset-letter" };

const warningPayload = z.object({ userId: z.uuid() });

/** Tells a member that many wrong passwords were sent for their account. Tried for half a day: 1, 2, 4 … minutes apart. */
export const wrongPasswordsJob: JobKind<z.infer<typeof warningPayload>> = {
  name: "accounts.wrong-passwords-email",
  payload: warningPayload,
  retryLimit: 9,
  retryDelay: 60,
  atOnce: EMAILS_AT_ONCE,
  keepSeconds: KEEP_SECONDS,
};

/** How often a member is told of wrong passwords for their account. */
const WARNING_LIMITS = { apartSeconds: 24 * 60 * 60, perHour: 1 };

/**
 * Many wrong passwords were sent for an e-mail address: its member, if there is one, gets an email about it, at most once a
 * day however many servers notice. Never throws; a failure is logged, and the next wrong password tries again.
 */
export async function warnOfWrongPasswords(
  { db, outbox, secret, log }: { db: Db; outbox: Outbox; secret: string; log: Log },
  email: string,
): Promise<void> {
  const address = normalizeEmail(email);
  try {
    await db.transaction(async (tx) => {
      const account = await findAccount(tx, { email: address });
      if (!account?.emailVerified) return;
      const wait = await recordRequest(tx, { secret, kind: "wrong-passwords", to: address }, WARNING_LIMITS);
      if (wait === 0) await outbox.add(tx, wrongPasswordsJob, { userId: account.id });
    });
  } catch (err) {
    log.error({ err }, "a member could not be told of wrong passwords");
  }
}

/** Where the member signs in, or asks for a new password. */
const SIGN_IN = "/login";

/** Encrypts and decrypts the links of queued emails. The name is part of the key of those queued already. */
export function linkSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch letters");
}

/** Days after which an account that nobody confirmed is deleted, which frees its address and nickname. */
const UNCONFIRMED_DAYS = 7;

/** Every day: deletes accounts that were never confirmed, expired sessions and links, and addresses of past bans. */
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
  /** Decrypts the links of queued emails. */
  secret: string;
  publicUrl: string;
  answerRequest(
    kind: LinkKind,
    request: { email: string; next: string; language: Language | undefined },
  ): Promise<void>;
}

const requestSchema = z.object({ email: z.string(), next: z.string() });

/**
 * The job handlers of this feature. No email goes to a person who is gone by now, nor with a link that has expired or was
 * encrypted with another secret.
 */
export function accountJobs({ db, mail, clock, secret, publicUrl, answerRequest }: AccountJobDeps) {
  const seal = linkSeal(secret);
  const answer = async ({ kind, request, language }: z.infer<typeof linkRequestPayload>): Promise<void> => {
    const text = seal.open(request);
    if (text !== undefined) await answerRequest(kind, { ...requestSchema.parse(JSON.parse(text)), language });
  };
  const sendEmail =
    (kind: "confirmation" | "passwordReset") =>
    async ({ userId, link, language, validUntil }: EmailPayload, jobId: string): Promise<void> => {
      if (validUntil !== undefined && clock.now() >= new Date(validUntil)) return;
      const path = seal.open(link);
      const recipient = path === undefined ? undefined : await readRecipient(db, userId);
      if (path === undefined || !recipient) return;
      const { email, nickname } = recipient;
      const url = new URL(path, publicUrl).href;
      const values = { nickname, email, url, language: language ?? recipient.language };
      await mail.send(email, linkEmail(kind, values), jobId);
    };
  const sendWarning = async ({ userId }: z.infer<typeof warningPayload>, jobId: string): Promise<void> => {
    const recipient = await readRecipient(db, userId);
    if (!recipient) return;
    const url = new URL(SIGN_IN, publicUrl).href;
    const email = linkEmail("wrongPasswords", { ...recipient, url });
    await mail.send(recipient.email, email, jobId);
  };
  const tidy = async () => {
    await deleteUnconfirmed(db, { days: UNCONFIRMED_DAYS, linkSeconds: CONFIRMATION_SECONDS });
    await deleteExpired(db);
  };
  return [
    { kind: linkRequestJob, handle: answer },
    { kind: confirmationJob, handle: sendEmail("confirmation") },
    { kind: passwordResetJob, handle: sendEmail("passwordReset") },
    { kind: formerConfirmationJob, handle: sendEmail("confirmation") },
    { kind: formerPasswordResetJob, handle: sendEmail("passwordReset") },
    { kind: wrongPasswordsJob, handle: sendWarning },
    { kind: tidyJob, handle: tidy },
  ] satisfies [
    JobHandler<z.infer<typeof linkRequestPayload>>,
    JobHandler<EmailPayload>,
    JobHandler<EmailPayload>,
    JobHandler<EmailPayload>,
    JobHandler<EmailPayload>,
    JobHandler<z.infer<typeof warningPayload>>,
    JobHandler<unknown>,
  ];
}

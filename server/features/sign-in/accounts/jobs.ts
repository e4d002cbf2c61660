import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { normalizeEmail } from "@nakamatch/domain/people/email";
import { z } from "zod";
import { type LinkEmailKind, linkEmail } from "../../../mail/link-email.ts";
import type { MailTransport } from "../../../mail/transport.ts";
import { readConfirmationToken } from "../../../platform/auth/confirmation-token.ts";
import { CONFIRMATION_SECONDS } from "../../../platform/auth/registrations.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import { type JobHandler, type JobKind, type Outbox, scheduledJob } from "../../../platform/outbox.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import { deleteExpired, deleteUnconfirmed, findAccount, readRecipient, recordRequest } from "./store.ts";
import type { LinkRequest } from "./types.ts";

/** How long finished requests for emails are kept. */
const KEEP_SECONDS = 60 * 60;

function emailJob<Payload>(
  name: string,
  payload: z.ZodType<Payload>,
  retries: { retryLimit: number; retryDelay: number },
): JobKind<Payload> {
  return { name, effect: "mail", payload, ...retries, atOnce: 5 };
}

const language = z.enum(LANGUAGES).optional();

const linkPayload = z.object({
  userId: z.uuid(),
  /** Path and query, encrypted by `linkSeal`: the queue alone does not reveal the link. */
  link: z.string(),
  /** The page's language; the profile's by default. */
  language,
  validUntil: z.iso.datetime().optional(),
});
type LinkPayload = z.infer<typeof linkPayload>;

export const LINK_KINDS = ["confirmation", "password-reset"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** `request` is encrypted by `linkSeal`. */
const requestPayload = z.object({ kind: z.enum(LINK_KINDS), request: z.string(), language });
type RequestPayload = z.infer<typeof requestPayload>;
const requestSchema = z.object({ email: z.string(), next: z.string() });

const warningPayload = z.object({ userId: z.uuid() });
type WarningPayload = z.infer<typeof warningPayload>;

/** Queues an email with a link if there is an account. The link's validity starts here, even while emails are held. */
export const linkRequestJob: JobKind<RequestPayload> = {
  name: "accounts.link-request",
  payload: requestPayload,
  retryLimit: 6,
  retryDelay: 10,
  atOnce: 5,
  keepSeconds: KEEP_SECONDS,
};

/** Retried for most of a day. */
export const confirmationJob = emailJob("accounts.confirmation-email", linkPayload, {
  retryLimit: 10,
  retryDelay: 60,
});

/** Retried for half an hour, while the link works. */
export const passwordResetJob = emailJob("accounts.password-reset-email", linkPayload, {
  retryLimit: 6,
  retryDelay: 20,
});

/** Retried for half a day. */
export const wrongPasswordsJob = emailJob("accounts.wrong-passwords-email", warningPayload, {
  retryLimit: 9,
  retryDelay: 60,
});

const WARNING_LIMITS = { apartSeconds: 24 * 60 * 60, perHour: 1 };

/** Queues a warning about many wrong passwords, at most daily, if there is an account. Logs errors, never rejects. */
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

/** Encrypts links in queued emails. The name is part of the key: renaming it breaks emails already queued. */
export function linkSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch letters");
}

/** Days until an unconfirmed account is deleted, which frees its address and nickname. */
const UNCONFIRMED_DAYS = 7;

export interface AccountJobDeps {
  db: Db;
  mail: MailTransport;
  clock: Clock;
  /** Seals the links in emails. */
  secret: string;
  publicUrl: string;
  answerRequest(kind: LinkKind, request: LinkRequest): Promise<void>;
}

/** Emails never go to deleted people or with expired links. */
export function accountJobs({ db, mail, clock, secret, publicUrl, answerRequest }: AccountJobDeps) {
  const seal = linkSeal(secret);
  const answer = async ({ kind, request, language }: RequestPayload): Promise<void> => {
    const text = seal.open(request);
    if (text !== undefined) await answerRequest(kind, { ...requestSchema.parse(JSON.parse(text)), language });
  };
  const send = async (
    kind: LinkEmailKind,
    { userId, path, language }: { userId: string; path: string; language?: LinkPayload["language"] },
    jobId: string,
  ): Promise<void> => {
    const recipient = await readRecipient(db, userId);
    if (!recipient) return;
    const url = new URL(path, publicUrl);
    const confirmed =
      kind === "confirmation" && (await readConfirmationToken(secret, url.searchParams.get("token") ?? ""));
    // Corrected since: it has a link of its own.
    if (confirmed && confirmed.email !== recipient.email) return;
    const values = { ...recipient, url: url.href, language: language ?? recipient.language };
    await mail.send(recipient.email, linkEmail(kind, values), jobId);
  };
  const sendLink =
    (kind: LinkEmailKind) =>
    async ({ userId, link, language, validUntil }: LinkPayload, jobId: string): Promise<void> => {
      const path = seal.open(link);
      const isOver = validUntil !== undefined && clock.now() >= new Date(validUntil);
      if (path !== undefined && !isOver) await send(kind, { userId, path, language }, jobId);
    };
  const tidy = async () => {
    await deleteUnconfirmed(db, { days: UNCONFIRMED_DAYS, linkSeconds: CONFIRMATION_SECONDS });
    await deleteExpired(db);
  };
  return [
    { kind: linkRequestJob, handle: answer },
    { kind: confirmationJob, handle: sendLink("confirmation") },
    { kind: passwordResetJob, handle: sendLink("passwordReset") },
    {
      kind: wrongPasswordsJob,
      handle: ({ userId }, jobId) => send("wrongPasswords", { userId, path: "/login" }, jobId),
    },
    scheduledJob("accounts.tidy", "41 3 * * *", tidy),
  ] satisfies [
    JobHandler<RequestPayload>,
    JobHandler<LinkPayload>,
    JobHandler<LinkPayload>,
    JobHandler<WarningPayload>,
    JobHandler<unknown>,
  ];
}

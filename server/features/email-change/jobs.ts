import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { z } from "zod";
import { type LinkEmailKind, linkEmail } from "../../mail/link-email.ts";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { createSeal, type Seal } from "../../platform/seal.ts";
import { findByEmail, findRecipient } from "../accounts/service.ts";
import { deleteOld, readChange } from "./store.ts";
import type { EmailChange } from "./types.ts";

/** How long the link to the new address works. */
export const LINK_HOURS = 24;

/** How long a change can be undone. */
export const UNDO_DAYS = 7;

const linkPayload = z.object({
  changeId: z.uuid(),
  /** Path and query of the link, encrypted by `emailChangeSeal`: reading the queue is not enough to use it. */
  link: z.string(),
  /** The language of the page that asked; without it the profile's is used. */
  language: z.enum(LANGUAGES).optional(),
});
type LinkPayload = z.infer<typeof linkPayload>;

/** Tried for most of a day: 1, 2, 4 … minutes apart. */
const RETRIES = { retryLimit: 10, retryDelay: 60, keepSeconds: 60 * 60 };

/** Sends the link that confirms a new address, to that address. */
export const confirmJob: JobKind<LinkPayload> = { name: "email-change.confirm", payload: linkPayload, ...RETRIES };

/** Tells the old address that it was replaced, with the link that undoes it. */
export const undoJob: JobKind<LinkPayload> = { name: "email-change.undo", payload: linkPayload, ...RETRIES };

/** Every day: deletes changes that can neither be confirmed nor undone any more. */
export const tidyJob: JobKind<unknown> = {
  name: "email-change.tidy",
  payload: z.unknown(),
  retryLimit: 3,
  retryDelay: 300,
  cron: "33 3 * * *",
};

/** Encrypts and decrypts the links of queued emails. */
export function emailChangeSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch email change");
}

/** The job handlers of this feature. No email goes out for a change that is void by now. */
export function emailChangeJobs({
  db,
  mail,
  secret,
  publicUrl,
}: {
  db: Db;
  mail: MailTransport;
  secret: string;
  publicUrl: string;
}) {
  const seal = emailChangeSeal(secret);
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const send =
    (kind: LinkEmailKind, addressOf: (change: EmailChange) => string | null) =>
    async ({ changeId, link, language }: LinkPayload, jobId: string): Promise<void> => {
      const change = await readChange(db, changeId);
      const path = seal.open(link);
      const email = change && addressOf(change);
      const recipient = change && (await findRecipient(db, change.userId));
      if (path === undefined || !email || !recipient) return;
      const { nickname } = recipient;
      const values = { nickname, email, url: absolute(path), language: language ?? recipient.language };
      await mail.send(email, linkEmail(kind, values), jobId);
    };
  const sendLink = send("emailChange", ({ newEmail }) => newEmail);
  /** Sends the link, unless somebody else has the address: then they are told, in their own name and language. */
  const confirm = async (payload: LinkPayload, jobId: string): Promise<void> => {
    const change = await readChange(db, payload.changeId);
    const owner = change && (await findByEmail(db, change.newEmail));
    if (owner === undefined) return sendLink(payload, jobId);
    const recipient = owner === change?.userId ? undefined : await findRecipient(db, owner);
    if (!recipient) return;
    const email = linkEmail("emailTaken", { ...recipient, url: absolute("/login") });
    // Not the link's: an earlier run of the job may have sent that to the same address.
    await mail.send(recipient.email, email, `${jobId}.taken`);
  };
  return [
    { kind: confirmJob, handle: confirm },
    { kind: undoJob, handle: send("emailChanged", ({ oldEmail }) => oldEmail) },
    { kind: tidyJob, handle: () => deleteOld(db, { hours: LINK_HOURS, days: UNDO_DAYS }) },
  ] satisfies [JobHandler<LinkPayload>, JobHandler<LinkPayload>, JobHandler<unknown>];
}

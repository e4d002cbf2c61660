import { z } from "zod";
import { type LinkEmailKind, linkEmail } from "../../../mail/link-email.ts";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import { findByEmail, findRecipient } from "../accounts/service.ts";
import { deleteOld, type EmailChange, readChange } from "./store.ts";

/** How long the link to the new address is valid. */
export const LINK_HOURS = 24;

/** How long the link to the old address is valid. */
export const UNDO_DAYS = 7;

const VALIDITY = { hours: LINK_HOURS, days: UNDO_DAYS };

const linkPayload = z.object({
  changeId: z.uuid(),
  /** Path and query, encrypted by `emailChangeSeal`: the queue alone does not reveal the link. */
  link: z.string(),
});
type LinkPayload = z.infer<typeof linkPayload>;

/** Retried for most of a day. */
const RETRIES = { effect: "mail", retryLimit: 10, retryDelay: 60 } as const;

/** Sends the confirmation link to the new address. */
export const confirmJob: JobKind<LinkPayload> = { name: "email-change.confirm", payload: linkPayload, ...RETRIES };

/** Sends the undo link to the old address. */
export const undoJob: JobKind<LinkPayload> = { name: "email-change.undo", payload: linkPayload, ...RETRIES };

/** Encrypts links in queued emails. */
export function emailChangeSeal(secret: string): Seal {
  return createSeal(secret, "nakamatch email change");
}

/** The feature's job handlers. Void changes send no email. */
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
    async ({ changeId, link }: LinkPayload, jobId: string): Promise<void> => {
      const change = await readChange(db, changeId, VALIDITY);
      const path = seal.open(link);
      const email = change && addressOf(change);
      const recipient = change && (await findRecipient(db, change.userId));
      if (path === undefined || !email || !recipient) return;
      const values = { ...recipient, email, url: absolute(path) };
      await mail.send(email, linkEmail(kind, values), jobId);
    };
  const sendLink = send("emailChange", ({ newEmail }) => newEmail);
  /** If the address is taken, its owner gets another email, in their language. */
  const confirm = async (payload: LinkPayload, jobId: string): Promise<void> => {
    const change = await readChange(db, payload.changeId, VALIDITY);
    const owner = change && (await findByEmail(db, change.newEmail));
    if (owner === undefined) return sendLink(payload, jobId);
    const recipient = owner === change?.userId ? undefined : await findRecipient(db, owner);
    if (!recipient) return;
    const email = linkEmail("emailTaken", { ...recipient, url: absolute("/login") });
    // Its own id, as an earlier run may have sent the link to the same address.
    await mail.send(recipient.email, email, `${jobId}.taken`);
  };
  return [
    { kind: confirmJob, handle: confirm },
    { kind: undoJob, handle: send("emailChanged", ({ oldEmail }) => oldEmail) },
    scheduledJob("email-change.tidy", "33 3 * * *", () => deleteOld(db, VALIDITY)),
  ] satisfies [JobHandler<LinkPayload>, JobHandler<LinkPayload>, JobHandler<unknown>];
}

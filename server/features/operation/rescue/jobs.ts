import { z } from "zod";
import { linkEmail } from "../../../mail/link-email.ts";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import type { Log } from "../../../platform/log.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { createSeal, type Seal } from "../../../platform/seal.ts";
import { readModerators } from "../../people/profiles/service.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { UNDO_DAYS } from "../../sign-in/email-change/service.ts";
import { publishRoleEnded, publishSecured, type RescueDelivery } from "./events.ts";
import { forgetEnded, isRestorationPending, markTold } from "./store.ts";

/** How long those who read a known address may object, from when all were told. */
export const RESTORE_HOURS = 72;

const securedPayload = z.object({ personId: z.uuid() });
type SecuredPayload = z.infer<typeof securedPayload>;

/** A running server closes the person's connections: the command itself has none. */
export const securedJob: JobKind<SecuredPayload> = {
  name: "rescue.secured",
  payload: securedPayload,
  retryLimit: 5,
  retryDelay: 2,
};

/** Somebody is no moderator any more: their screens and the team's change. */
export const roleEndedJob: JobKind<SecuredPayload> = { ...securedJob, name: "rescue.role-ended" };

/**
 * `sealed`: address and link, encrypted by `rescueSeal`. With `restorationId` it asks about that restoration, otherwise
 * it tells that the account was secured.
 */
const emailPayload = z.object({ personId: z.uuid(), restorationId: z.uuid().optional(), sealed: z.string() });
type EmailPayload = z.infer<typeof emailPayload>;
const sealedSchema = z.object({ to: z.string(), path: z.string() });

/** To every known address of an account. Retried for most of a day. */
export const rescueEmailJob: JobKind<EmailPayload> = {
  name: "rescue.email",
  effect: "mail",
  payload: emailPayload,
  retryLimit: 10,
  retryDelay: 60,
  atOnce: 5,
};

/** Encrypts addresses and links in queued emails. */
export function rescueSeal(secret: string, earlier: readonly string[] = []): Seal {
  return createSeal(secret, "nakamatch rescues", earlier);
}

export interface RescueJobDeps {
  db: Db;
  realtime: RescueDelivery;
  mail: MailTransport;
  log: Log;
  secret: string;
  earlierSecrets: readonly string[];
  publicUrl: string;
  restoreDue(): Promise<{ failed: number; errors: unknown[] }>;
}

export function rescueJobs({ db, realtime, mail, log, publicUrl, restoreDue, ...secrets }: RescueJobDeps) {
  const close = async ({ personId }: SecuredPayload): Promise<void> => {
    publishSecured(realtime, personId, await readModerators(db));
    log.warn("an account was secured by command");
  };
  const ended = async ({ personId }: SecuredPayload): Promise<void> => {
    publishRoleEnded(realtime, personId, await readModerators(db));
  };
  const tell = async ({ restorationId, personId, sealed }: EmailPayload, jobId: string): Promise<void> => {
    const recipient = await findRecipient(db, personId);
    if (!recipient) return;
    if (restorationId !== undefined && !(await isRestorationPending(db, restorationId))) return;
    const content = rescueSeal(secrets.secret, secrets.earlierSecrets).open(sealed);
    if (content === undefined) throw new Error("the email is sealed with an unknown AUTH_SECRET");
    const { to, path } = sealedSchema.parse(JSON.parse(content));
    const kind = restorationId === undefined ? "accountSecured" : "addressRestoration";
    const url = new URL(path, publicUrl).href;
    await mail.send(to, linkEmail(kind, { ...recipient, email: to, url }), jobId);
    if (restorationId !== undefined) await markTold(db, restorationId, to, RESTORE_HOURS);
  };
  const restore = async (): Promise<void> => {
    const { failed, errors } = await restoreDue();
    if (failed > 0) log.error({ failed }, "an earlier address could not be restored: another account has it now");
    if (errors.length > 0) throw errors[0];
  };
  return [
    { kind: securedJob, handle: close },
    { kind: rescueEmailJob, handle: tell },
    scheduledJob("rescue.restore", "*/10 * * * *", restore),
    scheduledJob("rescue.tidy", "53 3 * * *", () => forgetEnded(db, UNDO_DAYS)),
    { kind: roleEndedJob, handle: ended },
  ] satisfies [
    JobHandler<SecuredPayload>,
    JobHandler<EmailPayload>,
    JobHandler<unknown>,
    JobHandler<unknown>,
    JobHandler<SecuredPayload>,
  ];
}

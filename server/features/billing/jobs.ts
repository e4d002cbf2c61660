import { z } from "zod";
import type { MailTransport } from "../../mail/transport.ts";
import type { Db } from "../../platform/database/open.ts";
import type { JobHandler, JobKind } from "../../platform/outbox.ts";
import { billingEmail } from "./emails.ts";
import { readRecipient } from "./store.ts";
import { type BillingNews, type BillingWork, EMAIL_KINDS } from "./types.ts";

/** Tries for most of a day: 1, 2, 4 … minutes apart. */
const PERSISTENT = { retryLimit: 10, retryDelay: 60 };

const emailPayload = z.object({
  personId: z.uuid(),
  kind: z.enum(EMAIL_KINDS),
  plan: z.enum(["mensual", "yearly"]),
  price: z.object({ cents: z.int(), currency: z.string() }),
  date: z.iso.datetime(),
});

/** Sends an email about a subscription. */
export const emailJob: JobKind<BillingNews> = {
  ...PERSISTENT,
  name: "billing.email",
  payload: emailPayload,
  atOnce: 5,
};

const endPayload = z.object({ subscriptionId: z.string(), reason: z.enum(["withdrawal", "duplicate"]) });

/** Ends a subscription at once and refunds it. */
export const endJob: JobKind<z.infer<typeof endPayload>> = { ...PERSISTENT, name: "billing.end", payload: endPayload };

const settlePayload = z.object({ subscriptionId: z.string() });

/** Makes the provider renew a subscription, or not, as is stored here, after a call about it failed. */
export const settleJob: JobKind<z.infer<typeof settlePayload>> = {
  name: "billing.settle",
  payload: settlePayload,
  retryLimit: 12,
  retryDelay: 5,
};

const forgetPayload = z.object({ customerIds: z.array(z.string()).min(1) });

/** Ends what a deleted person has subscribed to, and erases them at the provider. */
export const forgetJob: JobKind<z.infer<typeof forgetPayload>> = {
  ...PERSISTENT,
  name: "billing.forget",
  payload: forgetPayload,
};

/** Runs nightly: makes what is stored equal to the provider's state, whatever notifications were lost. */
const reconcileJob: JobKind<unknown> = {
  name: "billing.reconcile",
  payload: z.unknown(),
  retryLimit: 5,
  retryDelay: 300,
  cron: "23 2 * * *",
};

export interface BillingJobDeps {
  db: Db;
  mail: MailTransport;
  publicUrl: string;
  /** The address people can write to. */
  contactEmail: string;
  /** What the jobs do; the service that does it queues them itself, so it is handed in. */
  work: () => BillingWork;
}

/** The job handlers of this feature. No email goes to a person who is gone by now. */
export function billingJobs({ db, mail, publicUrl, contactEmail, work }: BillingJobDeps) {
  const sendEmail = async (payload: BillingNews, jobId: string): Promise<void> => {
    const recipient = await readRecipient(db, payload.personId);
    if (!recipient) return;
    const email = billingEmail({ ...payload, ...recipient, publicUrl, contactEmail });
    await mail.send(recipient.email, email, jobId);
  };
  return [
    { kind: emailJob, handle: sendEmail },
    { kind: endJob, handle: (order) => work().end(order) },
    { kind: settleJob, handle: ({ subscriptionId }) => work().settle(subscriptionId) },
    { kind: forgetJob, handle: ({ customerIds }) => work().forget(customerIds) },
    { kind: reconcileJob, handle: () => work().reconcile() },
  ] satisfies [
    JobHandler<BillingNews>,
    JobHandler<z.infer<typeof endPayload>>,
    JobHandler<z.infer<typeof settlePayload>>,
    JobHandler<z.infer<typeof forgetPayload>>,
    JobHandler<unknown>,
  ];
}

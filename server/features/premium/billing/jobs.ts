import { z } from "zod";
import type { MailTransport } from "../../../mail/transport.ts";
import type { Db } from "../../../platform/database/open.ts";
import { type JobHandler, type JobKind, scheduledJob } from "../../../platform/outbox.ts";
import { findRecipient } from "../../sign-in/accounts/service.ts";
import { billingEmail } from "./emails.ts";
import { type BillingEmail, type BillingWork, EMAIL_KINDS } from "./types.ts";

/** Retries for most of a day, after 1, 2, 4 … minutes. */
const PERSISTENT = { retryLimit: 10, retryDelay: 60 };

const emailPayload = z.object({
  personId: z.uuid(),
  kind: z.enum(EMAIL_KINDS),
  plan: z.enum(["mensual", "yearly"]),
  price: z.object({ cents: z.int(), currency: z.string() }),
  date: z.iso.datetime(),
});

export const emailJob: JobKind<BillingEmail> = {
  ...PERSISTENT,
  name: "billing.email",
  effect: "mail",
  payload: emailPayload,
  atOnce: 5,
};

const endPayload = z.object({ subscriptionId: z.string(), reason: z.enum(["withdrawal", "duplicate"]) });

/** Ends a subscription, with a refund if due. */
export const endJob: JobKind<z.infer<typeof endPayload>> = {
  ...PERSISTENT,
  name: "billing.end",
  effect: "payments",
  payload: endPayload,
};

const settlePayload = z.object({ subscriptionId: z.string() });

/** Sets the stored renewal at the provider after a failed call. */
export const settleJob: JobKind<z.infer<typeof settlePayload>> = {
  name: "billing.settle",
  effect: "payments",
  payload: settlePayload,
  retryLimit: 12,
  retryDelay: 5,
};

const forgetPayload = z.object({ customerIds: z.array(z.string()).min(1) });

/** Ends the subscriptions of a deleted person and erases them at the provider. */
export const forgetJob: JobKind<z.infer<typeof forgetPayload>> = {
  ...PERSISTENT,
  name: "billing.forget",
  effect: "payments",
  payload: forgetPayload,
};

export interface BillingJobDeps {
  db: Db;
  mail: MailTransport;
  publicUrl: string;
  contactEmail: string;
  /** Passed in, as the service queues these jobs and would form an import cycle. */
  work: BillingWork;
}

/** Deleted people get no email. */
export function billingJobs({ db, mail, publicUrl, contactEmail, work }: BillingJobDeps) {
  const sendEmail = async (payload: BillingEmail, jobId: string): Promise<void> => {
    const recipient = await findRecipient(db, payload.personId);
    if (!recipient) return;
    const email = billingEmail({ ...payload, ...recipient, publicUrl, contactEmail });
    await mail.send(recipient.email, email, jobId);
  };
  return [
    { kind: emailJob, handle: sendEmail },
    { kind: endJob, handle: (order) => work.end(order) },
    { kind: settleJob, handle: ({ subscriptionId }) => work.settle(subscriptionId) },
    { kind: forgetJob, handle: ({ customerIds }) => work.forget(customerIds) },
    // Stores the provider's state, in case notifications were lost.
    scheduledJob("billing.reconcile", "23 2 * * *", () => work.reconcile(), { effect: "payments", retryLimit: 5 }),
  ] satisfies [
    JobHandler<BillingEmail>,
    JobHandler<z.infer<typeof endPayload>>,
    JobHandler<z.infer<typeof settlePayload>>,
    JobHandler<z.infer<typeof forgetPayload>>,
    JobHandler<unknown>,
  ];
}

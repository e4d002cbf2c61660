import { createHash } from "node:crypto";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";
import { planBilledEach } from "@nakamatch/domain/premium/plan";
import Stripe from "stripe";
import { z } from "zod";
import {
  END_REASONS,
  type EndReason,
  PaymentError,
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderPayments,
  type ProviderSubscription,
} from "./provider.ts";
import { DISPUTES, INVOICES, meaningOf, REFUNDS, SUBSCRIPTIONS } from "./statuses.ts";

/** Differs only for the sandbox. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: "http" | "https";
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Marks the installation's subscriptions. */
  site: string;
  address?: StripeAddress | undefined;
}

/** Two attempts fit into the nine seconds of a request. */
const TIMEOUT_MS = 3000;
const RETRIES = 1;

const SIGNATURE_AGE_SECONDS = 300;

const LOCALES: Record<Language, Stripe.Checkout.SessionCreateParams.Locale> = {
  es: "es",
  en: "en",
  fr: "fr",
  it: "it",
  de: "de",
  pt: "pt-BR",
};

/** Identifies a price at Stripe, whatever its id; `npm run stripe:setup` creates them. */
export function lookupKey(plan: Plan, currency: Currency): string {
  return `nakamatch_${plan}_${currency}`;
}

/** Creates Stripe's client, with bounded calls. */
export function createStripeClient({ secretKey, address }: Pick<StripeSettings, "secretKey" | "address">): Stripe {
  return new Stripe(secretKey, { ...address, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false });
}

/** Payments by Stripe. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { webhookSecret, site } = settings;
  const stripe = createStripeClient(settings);
  const readSubscription: PaymentProvider["readSubscription"] = async (id) => {
    const found = await unlessMissing(stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] }));
    return found && toSubscription(found);
  };
  const readCheckout: PaymentProvider["readCheckout"] = async (id) => {
    const found = await unlessMissing(stripe.checkout.sessions.retrieve(id));
    return found ? toCheckout(found) : { id, url: undefined, status: "expired", subscriptionId: undefined };
  };
  return {
    async createCustomer({ id, email, language, key }) {
      const params = { email, preferred_locales: [LOCALES[language] as string], metadata: { user_id: id, site } };
      return (await calling(stripe.customers.create(params, keyed(key, params)))).id;
    },
    async deleteCustomer(customerId) {
      await unlessMissing(stripe.customers.del(customerId));
    },
    async readPrice(plan, currency) {
      const key = lookupKey(plan, currency);
      const { data } = await calling(stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
      const [price] = data;
      if (price?.unit_amount == null) throw new PaymentError("refused", `there is no price ${key}`);
      return { id: price.id, cents: price.unit_amount };
    },
    async openCheckout({ personId, customerId, priceId, language, successUrl, cancelUrl, expiresAt, key }) {
      const metadata = { user_id: personId, site };
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: "subscription",
        customer: customerId,
        client_reference_id: personId,
        line_items: [{ price: priceId, quantity: 1 }],
        locale: LOCALES[language],
        success_url: successUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        metadata,
        subscription_data: { metadata },
      };
      try {
        return toCheckout(await calling(stripe.checkout.sessions.create(params, keyed(key, params))));
      } catch (error) {
        if (isMissing(error) && error.param === "customer") return undefined;
        throw error;
      }
    },
    readCheckout,
    async expireCheckout(id) {
      try {
        return toCheckout(await calling(stripe.checkout.sessions.expire(id)));
      } catch (error) {
        if (!(error instanceof PaymentError) || error.failure !== "refused") throw error;
        return readCheckout(id);
      }
    },
    readSubscription,
    async *liveSubscriptions() {
      const pages = stripe.subscriptions.list({ limit: 100, expand: ["data.latest_invoice.payments"] });
      try {
        for await (const each of pages) if (each.metadata.site === site) yield toSubscription(each);
      } catch (error) {
        throw toPaymentError(error);
      }
    },
    async openUnpaidInvoice(id) {
      const params: Stripe.SubscriptionUpdateParams = {
        payment_settings: { save_default_payment_method: "on_subscription" },
        expand: ["latest_invoice"],
      };
      const found = await unlessMissing(stripe.subscriptions.update(id, params));
      const invoice = found?.latest_invoice;
      if (typeof invoice !== "object" || !meaningOf(INVOICES, invoice?.status)) return undefined;
      return invoice?.hosted_invoice_url ?? undefined;
    },
    async readPayments({ subscriptionId, customerIds, limit }) {
      const expand = ["default_payment_method", "customer.invoice_settings.default_payment_method"];
      const found = subscriptionId
        ? await unlessMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }))
        : undefined;
      const running = found?.ended_at === null ? found : undefined;
      const customer = idOf(found?.customer);
      const customers = new Set([...customerIds, ...(customer ? [customer] : [])]);
      const lists = await Promise.all(
        [...customers].map((id) => unlessMissing(stripe.invoices.list({ customer: id, limit }))),
      );
      const invoices = lists.flatMap((list) => list?.data.flatMap(toInvoice) ?? []);
      return {
        price: running && toSubscription(running).price,
        card: running && cardOf(running),
        invoices: invoices.toSorted((one, other) => other.issuedAt.getTime() - one.issuedAt.getTime()).slice(0, limit),
      };
    },
    async setCancelAtPeriodEnd(id, cancel) {
      const params: Stripe.SubscriptionUpdateParams = { cancel_at_period_end: cancel, proration_behavior: "none" };
      return (await unlessMissing(stripe.subscriptions.update(id, params))) !== undefined;
    },
    async endSubscription(id, reason) {
      const known = await readSubscription(id);
      if (known?.restoredUntil) {
        const left = Math.max(0, Math.floor((known.restoredUntil.getTime() - Date.now()) / 1000));
        const metadata = { ended_by: reason, [RESTORED_UNTIL]: "", [LEFT_OVER]: String(left) };
        await calling(stripe.subscriptions.update(id, { metadata }));
      }
      if (!known || known.endedAt) return;
      await calling(stripe.subscriptions.update(id, { metadata: { ended_by: reason }, proration_behavior: "none" }));
      await unlessMissing(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
    },
    async refund(paymentId, key) {
      try {
        await calling(stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: key }));
      } catch (error) {
        if (!(error instanceof PaymentError) || error.code !== "charge_already_refunded") throw error;
      }
    },
    async restoreSubscription(id, until) {
      const seconds = String(Math.floor(until.getTime() / 1000));
      await calling(stripe.subscriptions.update(id, { metadata: { [RESTORED_UNTIL]: seconds } }));
    },
    async readPayment(paymentId) {
      const params: Stripe.InvoicePaymentListParams = {
        payment: { type: "payment_intent", payment_intent: paymentId },
        expand: ["data.invoice"],
        limit: 1,
      };
      const [paid] = (await calling(stripe.invoicePayments.list(params))).data;
      const invoice = paid?.invoice;
      if (typeof invoice !== "object" || !("parent" in invoice)) return undefined;
      const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
      if (subscriptionId === undefined) return undefined;
      const ofPayment = { payment_intent: paymentId, limit: 100 };
      const { data: disputes } = await calling(stripe.disputes.list(ofPayment));
      const { data: refunds } = await calling(stripe.refunds.list(ofPayment));
      return { subscriptionId, takenBack: takenBack(paid?.amount_paid ?? 0, disputes, refunds) };
    },
    readEvent(body, signature) {
      try {
        const { signature: verifier } = stripe.webhooks;
        if (!verifier) throw new Error("Stripe's client verifies no signatures");
        verifier.verifyHeader(body, signature, webhookSecret, SIGNATURE_AGE_SECONDS);
      } catch (cause) {
        throw new PaymentError("forged", "the notification is not the provider's", { cause });
      }
      return toEvent(body);
    },
  };
}

/** Metadata: end of premium restored after the subscription ended, in seconds. */
const RESTORED_UNTIL = "restored_until";

/** Metadata: seconds of that time left when the payment was taken back. */
const LEFT_OVER = "left_seconds";

/** Whether the payment is disputed, or refunded completely. */
function takenBack(paid: number, disputes: Stripe.Dispute[], refunds: Stripe.Refund[]): ProviderPayment["takenBack"] {
  if (disputes.some(({ status }) => meaningOf(DISPUTES, status))) return "dispute";
  const gone = refunds.filter(({ status }) => meaningOf(REFUNDS, status));
  const refunded = gone.reduce((sum, { amount }) => sum + amount, 0);
  if (refunded > 0 && refunded >= paid) return "refund";
  const isKnown =
    disputes.every(({ status }) => meaningOf(DISPUTES, status) !== undefined) &&
    refunds.every(({ status }) => meaningOf(REFUNDS, status) !== undefined);
  return isKnown ? undefined : "unknown";
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, customer, status, metadata, items, latest_invoice: invoice } = subscription;
  const [item] = items.data;
  if (!item) throw new PaymentError("refused", "the subscription has no item");
  const plan = planBilledEach(item.price.recurring?.interval);
  if (!plan) throw new PaymentError("refused", "no plan is billed in the interval of the subscription's price");
  const { makesPremium, isUnpaid } = meaningOf(SUBSCRIPTIONS, status) ?? { makesPremium: undefined, isUnpaid: false };
  const payment = typeof invoice === "object" ? invoice?.payments?.data[0]?.payment : undefined;
  return {
    id,
    customerId: idOf(customer) ?? "",
    site: metadata.site,
    status,
    makesPremium,
    plan,
    price: { cents: item.price.unit_amount ?? 0, currency: item.price.currency },
    startedAt: toDate(subscription.start_date),
    paidUntil: toDate(isUnpaid ? item.current_period_start : item.current_period_end),
    isUnpaid,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? undefined : toDate(subscription.ended_at),
    endedBy: END_REASONS.find((reason): reason is EndReason => reason === metadata.ended_by),
    restoredUntil: metadata[RESTORED_UNTIL] ? toDate(Number(metadata[RESTORED_UNTIL])) : undefined,
    leftSeconds: metadata[LEFT_OVER] ? Number(metadata[LEFT_OVER]) : undefined,
    paymentId: idOf(payment?.payment_intent),
  };
}

/** Returns the charged card; null for other payment methods. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): ProviderPayments["card"] {
  const isKnown = typeof customer === "object" && !customer.deleted;
  const method = own ?? (isKnown ? customer.invoice_settings.default_payment_method : null);
  const card = typeof method === "object" ? method?.card : undefined;
  return card && { brand: card.brand, last4: card.last4 };
}

/** Empty for drafts and voided invoices, which are not due. */
function toInvoice(invoice: Stripe.Invoice): ProviderPayments["invoices"] {
  const { created, currency, amount_due: cents, status, hosted_invoice_url: url } = invoice;
  if (!url || status === "draft" || status === "void") return [];
  return [{ issuedAt: toDate(created), cents, currency, isPaid: status === "paid", url }];
}

function toCheckout({ id, url, status, subscription }: Stripe.Checkout.Session): ProviderCheckout {
  const known = (["complete", "expired"] as const).find((each) => each === status);
  return { id, url: url ?? undefined, status: known ?? "open", subscriptionId: idOf(subscription) };
}

const idSchema = z.string().regex(/^\w{1,255}$/);
const eventSchema = z.object({
  id: idSchema,
  type: z.string().regex(/^[\w.]{1,255}$/),
  data: z.object({ object: z.unknown() }).optional(),
});

type Subject = Partial<Pick<ProviderEvent, "subscriptionId" | "paymentId">>;

/** Null for what is about nothing of ours; a missing field is another shape. */
const reference = z.union([idSchema, z.object({ id: idSchema }).transform(({ id }) => id), z.null()]);
const ofItself = z.object({ id: idSchema }).transform(({ id }): Subject => ({ subscriptionId: id }));
const ofSubscription = z
  .object({ subscription: reference })
  .transform(({ subscription }): Subject => ({ subscriptionId: subscription ?? undefined }));
const ofInvoice = z.union([
  z
    .object({ parent: z.object({ subscription_details: ofSubscription.nullable() }).nullable() })
    .transform(({ parent }): Subject => parent?.subscription_details ?? {}),
  // Until version 2025-03-31 of Stripe's API.
  ofSubscription,
]);
const ofPayment = z
  .object({ payment_intent: reference })
  .transform(({ payment_intent: payment }): Subject => ({ paymentId: payment ?? undefined }));

/** Where each type of event names its subject, the only part that is used, as the state is read from Stripe. */
const SUBJECTS = {
  "customer.subscription.created": ofItself,
  "customer.subscription.updated": ofItself,
  "customer.subscription.deleted": ofItself,
  "customer.subscription.paused": ofItself,
  "customer.subscription.resumed": ofItself,
  "checkout.session.completed": ofSubscription,
  "checkout.session.async_payment_succeeded": ofSubscription,
  "invoice.paid": ofInvoice,
  "invoice.payment_failed": ofInvoice,
  "invoice.payment_action_required": ofInvoice,
  "charge.refunded": ofPayment,
  "charge.dispute.created": ofPayment,
  "charge.dispute.updated": ofPayment,
  "charge.dispute.closed": ofPayment,
  "charge.dispute.funds_withdrawn": ofPayment,
  "charge.dispute.funds_reinstated": ofPayment,
  "refund.updated": ofPayment,
  "refund.failed": ofPayment,
} satisfies Partial<Record<Stripe.Event["type"], z.ZodType<Subject>>>;

type EventType = keyof typeof SUBJECTS;

/** Event types for registering the endpoint at Stripe. */
export const EVENT_TYPES = Object.keys(SUBJECTS) as EventType[];

function toEvent(body: Buffer): ProviderEvent {
  const event = eventSchema.safeParse(parseJson(body)).data;
  if (!event) {
    const id = `unread_${createHash("sha256").update(body).digest("hex")}`;
    return { id, type: "unknown", isReadable: false, subscriptionId: undefined, paymentId: undefined };
  }
  const { id, type, data } = event;
  const subject = Object.hasOwn(SUBJECTS, type) ? SUBJECTS[type as EventType].safeParse(data?.object) : undefined;
  const { subscriptionId, paymentId }: Subject = subject?.data ?? {};
  return { id, type, isReadable: subject?.success ?? true, subscriptionId, paymentId };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Stripe refuses a key that comes again with other parameters. */
function keyed(key: string, params: object): Stripe.RequestOptions {
  const sent = createHash("sha256").update(JSON.stringify(params)).digest("hex");
  return { idempotencyKey: `${key}-${sent}` };
}

function idOf(reference: string | { id: string } | null | undefined): string | undefined {
  return typeof reference === "object" ? reference?.id : reference;
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}

async function calling<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** Undefined if Stripe has no such object. */
async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await calling(call);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): error is PaymentError {
  return error instanceof PaymentError && error.code === "resource_missing";
}

/** Drops Stripe's message, which may quote people's input. */
function toPaymentError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, code, param, statusCode } = error;
  const isFault = statusCode === undefined || statusCode === 409 || statusCode === 429 || statusCode >= 500;
  const message = `the payment provider answered ${statusCode ?? "nothing"} (${type})`;
  return new PaymentError(isFault ? "unavailable" : "refused", message, { code, param });
}

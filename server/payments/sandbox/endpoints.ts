import { isEmailAddress } from "@nakamatch/domain/people/email";
import type Stripe from "stripe";
import { z } from "zod";
import { type Endpoint, type EndpointContext, find, missing, StripeRefusal } from "./endpoint.ts";
import { inList, isExpanded, list, paymentsOf, withExpanded, withPage } from "./expand.ts";
import { refundOf } from "./ledger.ts";
import { newId, type Session } from "./objects.ts";
import { flag, paramsOf, whole } from "./params.ts";
import { SET_UP_ENDPOINTS } from "./set-up-endpoints.ts";

const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();
const ofPayment = { payment_intent: z.string(), limit: whole.optional() };
const LOCALES = ["auto", "es", "en", "fr", "it", "de", "pt", "pt-BR"] as const;

/** The part of Stripe's HTTP API that the product uses. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...SET_UP_ENDPOINTS,
  {
    method: "POST",
    path: /^\/v1\/customers$/,
    params: paramsOf<Stripe.CustomerCreateParams>()({
      email: z.string().refine(isEmailAddress),
      preferred_locales: z.array(z.string()),
      metadata,
    }),
    answer({ state, ledger }, params: { email: string; metadata: Record<string, string> }) {
      const id = newId("cus");
      state.customers[id] = {
        id,
        object: "customer",
        email: params.email,
        created: ledger.now(),
        metadata: params.metadata,
      };
      return state.customers[id];
    },
  },
  {
    method: "DELETE",
    path: /^\/v1\/customers\/(\w+)$/,
    params: z.strictObject({}),
    answer({ state, ledger }, _params, id) {
      find(state.customers, id, "customer");
      for (const subscription of Object.values(state.subscriptions)) {
        if (subscription.customer === id && subscription.ended_at === null) ledger.cancel(subscription);
      }
      delete state.customers[id];
      return { id, object: "customer", deleted: true };
    },
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions$/,
    params: paramsOf<Stripe.Checkout.SessionCreateParams>()({
      mode: z.literal("subscription"),
      customer: z.string(),
      client_reference_id: z.string().max(200),
      line_items: z
        .array(paramsOf<Stripe.Checkout.SessionCreateParams.LineItem>()({ price: z.string(), quantity: whole }))
        .length(1),
      locale: z.enum(LOCALES),
      success_url: z.url(),
      cancel_url: z.url(),
      expires_at: whole,
      metadata,
      subscription_data: paramsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({ metadata }),
    }),
    answer: openSession,
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    params: z.strictObject({}),
    answer: ({ state }, _params, id) => find(state.sessions, id, "checkout.session"),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    params: z.strictObject({}),
    answer({ state, ledger }, _params, id) {
      const session = find(state.sessions, id, "checkout.session");
      if (session.status !== "open") {
        throw new StripeRefusal(400, undefined, "Only Checkout Sessions with a status in [open] can be expired.");
      }
      ledger.expire(session);
      return session;
    },
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions$/,
    params: paramsOf<Stripe.SubscriptionListParams>()({
      limit: whole.optional(),
      starting_after: z.string().optional(),
      expand,
    }),
    answer(
      context,
      {
        limit = 10,
        starting_after: after,
        expand = [],
      }: { limit?: number; starting_after?: string; expand?: string[] },
    ) {
      const live = Object.values(context.state.subscriptions).filter(({ ended_at }) => ended_at === null);
      const from = after === undefined ? 0 : live.findIndex(({ id }) => id === after) + 1;
      const page = live.slice(from, from + limit);
      return list(
        page.map((each) => withExpanded(context, each, inList(expand))),
        from + limit < live.length,
      );
    },
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: paramsOf<Stripe.SubscriptionRetrieveParams>()({ expand }),
    answer: (context, params: { expand?: string[] }, id) =>
      withExpanded(context, find(context.state.subscriptions, id, "subscription"), params.expand),
  },
  {
    method: "POST",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: paramsOf<Stripe.SubscriptionUpdateParams>()({
      cancel_at_period_end: flag.optional(),
      expand,
      metadata: metadata.optional(),
      payment_settings: paramsOf<Stripe.SubscriptionUpdateParams.PaymentSettings>()({
        save_default_payment_method: z.enum(["on_subscription", "off"]),
      }).optional(),
      proration_behavior: z.enum(["always_invoice", "create_prorations", "none"]).optional(),
    }),
    answer(
      context,
      params: { cancel_at_period_end?: boolean; metadata?: Record<string, string>; expand?: string[] },
      id,
    ) {
      const { state, ledger, emit } = context;
      const subscription = find(state.subscriptions, id, "subscription");
      if (subscription.ended_at !== null && Object.keys(params).some((name) => name !== "metadata")) {
        throw new StripeRefusal(
          400,
          undefined,
          "A canceled subscription can only update its cancellation_details and metadata.",
        );
      }
      const { cancel_at_period_end: cancel, metadata: added } = params;
      if (added) {
        const all = Object.entries({ ...subscription.metadata, ...added });
        subscription.metadata = Object.fromEntries(all.filter(([, value]) => value !== ""));
      }
      if (cancel !== undefined) {
        const end = subscription.items.data[0]?.current_period_end ?? null;
        Object.assign(subscription, {
          cancel_at_period_end: cancel,
          cancel_at: cancel ? end : null,
          canceled_at: cancel ? ledger.now() : null,
        });
      }
      emit("customer.subscription.updated", subscription);
      return withExpanded(context, subscription, params.expand);
    },
  },
  {
    method: "DELETE",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    params: paramsOf<Stripe.SubscriptionCancelParams>()({ invoice_now: flag.optional(), prorate: flag.optional() }),
    answer({ state, ledger }, _params, id) {
      const subscription = find(state.subscriptions, id, "subscription");
      if (subscription.ended_at !== null) throw missing("subscription", id);
      ledger.cancel(subscription);
      return subscription;
    },
  },
  {
    method: "GET",
    path: /^\/v1\/invoices$/,
    params: paramsOf<Stripe.InvoiceListParams>()({ customer: z.string(), limit: whole.optional() }),
    answer(context, { customer, limit = 10 }: { customer: string; limit?: number }) {
      find(context.state.customers, customer, "customer");
      const all = Object.values(context.state.invoices).filter((invoice) => invoice.customer === customer);
      const latest = all.toSorted((one, other) => one.created - other.created).toReversed();
      return list(
        latest.slice(0, limit).map((invoice) => withPage(context, invoice)),
        latest.length > limit,
      );
    },
  },
  {
    method: "GET",
    path: /^\/v1\/invoice_payments$/,
    params: paramsOf<Stripe.InvoicePaymentListParams>()({
      payment: paramsOf<Stripe.InvoicePaymentListParams.Payment>()({
        type: z.literal("payment_intent"),
        payment_intent: z.string(),
      }),
      limit: whole.optional(),
      expand,
    }),
    answer({ state }, { payment, expand = [] }: { payment: { payment_intent: string }; expand?: string[] }) {
      const known = state.payments[payment.payment_intent];
      const invoice = known && state.invoices[known.invoice];
      const payments = invoice ? paymentsOf(state, invoice) : [];
      const isWhole = isExpanded(inList(expand), "invoice");
      return list(payments.map((each) => ({ ...each, invoice: isWhole ? invoice : each.invoice })));
    },
  },
  {
    method: "POST",
    path: /^\/v1\/refunds$/,
    params: paramsOf<Stripe.RefundCreateParams>()({ payment_intent: z.string() }),
    answer({ state, ledger }, { payment_intent: id }: { payment_intent: string }) {
      const payment = find(state.payments, id, "payment_intent");
      if (refundOf(state, payment)) {
        throw new StripeRefusal(400, "charge_already_refunded", "Charge has already been refunded.");
      }
      return ledger.refund(payment);
    },
  },
  {
    method: "GET",
    path: /^\/v1\/refunds$/,
    params: paramsOf<Stripe.RefundListParams>()(ofPayment),
    answer: ({ state }, { payment_intent: id }: { payment_intent: string }) =>
      list(Object.values(state.refunds).filter((each) => each.payment_intent === id)),
  },
  {
    method: "GET",
    path: /^\/v1\/disputes$/,
    params: paramsOf<Stripe.DisputeListParams>()(ofPayment),
    answer: ({ state }, { payment_intent: id }: { payment_intent: string }) =>
      list(Object.values(state.disputes).filter((each) => each.payment_intent === id)),
  },
];

function openSession(
  { state, ledger, pageOf }: EndpointContext,
  params: Pick<Session, "customer" | "success_url" | "cancel_url" | "expires_at" | "metadata" | "locale"> & {
    client_reference_id: string;
    line_items: [{ price: string }];
    subscription_data: { metadata: Record<string, string> };
  },
): Session {
  if (!Object.hasOwn(state.customers, params.customer)) {
    throw new StripeRefusal(400, "resource_missing", `No such customer: '${params.customer}'`, "customer");
  }
  const price = find(state.prices, params.line_items[0].price, "price");
  const now = ledger.now();
  // The product's clock does not follow the sandbox's.
  const expires_at = params.expires_at + state.ahead;
  if (expires_at < now + 1800 - 60 || expires_at > now + 86_400 + 60) {
    throw new StripeRefusal(
      400,
      undefined,
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.",
    );
  }
  const { customer, success_url, cancel_url, metadata, locale, client_reference_id } = params;
  const id = newId("cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    created: now,
    livemode: false,
    mode: "subscription",
    customer,
    success_url,
    cancel_url,
    expires_at,
    metadata,
    locale,
    client_reference_id,
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    url: pageOf(id),
    currency: price.currency,
    amount_total: price.unit_amount ?? 0,
    price: price.id,
    subscriptionMetadata: params.subscription_data.metadata,
  };
  state.sessions[id] = session;
  return session;
}

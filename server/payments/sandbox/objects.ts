import { randomBytes } from "node:crypto";
import type { Plan } from "@nakamatch/contract/vocabulary/premium";
import type Stripe from "stripe";

/** The fields of Stripe's objects kept by the sandbox. Times are in seconds. */
export type Customer = Pick<Stripe.Customer, "id" | "object" | "email" | "created" | "metadata">;

export type Price = Pick<
  Stripe.Price,
  "id" | "object" | "active" | "currency" | "created" | "lookup_key" | "unit_amount"
> & { product: string; recurring: { interval: "month" | "year"; interval_count: number } };

export type Subscription = Pick<
  Stripe.Subscription,
  | "id"
  | "object"
  | "cancel_at"
  | "cancel_at_period_end"
  | "canceled_at"
  | "created"
  | "currency"
  | "ended_at"
  | "livemode"
  | "metadata"
  | "start_date"
  | "status"
> & {
  customer: string;
  latest_invoice: string | null;
  items: { object: "list"; data: SubscriptionItem[] };
};

export interface SubscriptionItem {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

export interface Invoice {
  id: string;
  object: "invoice";
  customer: string;
  created: number;
  currency: string;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  status: "open" | "paid" | "uncollectible";
  billing_reason: "subscription_create" | "subscription_cycle";
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
}

/** An invoice's payment, with its charge. */
export interface Payment {
  id: string;
  charge: string;
  invoice: string;
  amount: number;
  currency: string;
  created: number;
}

export type Refund = Pick<Stripe.Refund, "id" | "object" | "amount" | "currency" | "created" | "status"> & {
  charge: string;
  payment_intent: string;
};

export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "currency" | "created" | "reason" | "status"
> & { charge: string; payment_intent: string };

export type Session = Pick<
  Stripe.Checkout.Session,
  "id" | "object" | "created" | "expires_at" | "livemode" | "metadata"
> & {
  cancel_url: string;
  success_url: string;
  client_reference_id: string | null;
  currency: string;
  amount_total: number;
  customer: string;
  locale: string | null;
  mode: "subscription";
  payment_status: "unpaid" | "paid";
  status: "open" | "complete" | "expired";
  subscription: string | null;
  url: string | null;
  /** Not part of Stripe's object. */
  price: string;
  subscriptionMetadata: Record<string, string>;
};

export type WebhookEndpoint = Pick<
  Stripe.WebhookEndpoint,
  "id" | "object" | "url" | "status" | "api_version" | "enabled_events"
>;

export interface SandboxEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: null;
  type: string;
  data: { object: unknown };
}

/** Known only to the product: demo people's, or from before the sandbox lost its state. */
export interface KnownSubscription {
  plan: Plan;
  startedAt: Date;
  endsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  metadata: Record<string, string>;
}

export interface SandboxState {
  /** Seconds ahead of the clock. */
  ahead: number;
  products: Record<string, { id: string; object: "product"; name: string; active: boolean }>;
  prices: Record<string, Price>;
  customers: Record<string, Customer>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  payments: Record<string, Payment>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  sessions: Record<string, Session>;
  webhookEndpoints: Record<string, WebhookEndpoint>;
  /** By subscription. */
  cards: Record<string, string>;
  /** By idempotency key. */
  answers: Record<string, { request: string; status: number; body: unknown }>;
}

export function emptyState(): SandboxState {
  return {
    ahead: 0,
    products: {},
    prices: {},
    customers: {},
    subscriptions: {},
    invoices: {},
    payments: {},
    refunds: {},
    disputes: {},
    sessions: {},
    webhookEndpoints: {},
    cards: {},
    answers: {},
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

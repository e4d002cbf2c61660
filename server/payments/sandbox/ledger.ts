import { BILLING_INTERVALS } from "@nakamatch/domain/premium/plan";
import { meaningOf, REFUNDS } from "../statuses.ts";
import {
  type Dispute,
  type Invoice,
  type KnownSubscription,
  newId,
  type Payment,
  type Price,
  type Refund,
  type SandboxState,
  type Session,
  type Subscription,
  type SubscriptionItem,
} from "./objects.ts";

export const CARDS = {
  pays: "4242424242424242",
  declines: "4000000000000002",
  authenticates: "4000002760003184",
  /** Renewals are declined. */
  declinesLater: "4000000000000341",
} as const;

/** Retries of a failed renewal, before the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];
const DAY = 86_400;

export type Emit = (type: string, object: unknown) => void;

/** The sandbox's money and time, with Stripe's events. */
export class Ledger {
  readonly #state: SandboxState;
  readonly #emit: Emit;

  constructor(state: SandboxState, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  /** In seconds. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#state.ahead;
  }

  complete(session: Session, card: string): Subscription {
    const price = this.#state.prices[session.price];
    if (!price) throw new Error("the price is gone");
    const now = this.now();
    const end = addPeriods(now, price.recurring.interval, 1);
    const subscription = newSubscription({ id: newId("sub"), price, customer: session.customer, start: now, end });
    subscription.metadata = session.subscriptionMetadata;
    this.#state.subscriptions[subscription.id] = subscription;
    this.#state.cards[subscription.id] = card;
    const invoice = this.#addInvoice(subscription, "subscription_create");
    this.#pay(invoice);
    Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id, url: null });
    this.#emit("customer.subscription.created", subscription);
    this.#emit("invoice.paid", invoice);
    this.#emit("checkout.session.completed", session);
    return subscription;
  }

  /** Adds one of the product's subscriptions, with a paid invoice for each period begun. */
  adopt(id: string, { plan, startedAt, endsAt, cancelAtPeriodEnd, metadata }: KnownSubscription): void {
    const interval = BILLING_INTERVALS[plan];
    const price = Object.values(this.#state.prices).find(
      ({ currency, recurring }) => currency === "eur" && recurring.interval === interval,
    );
    if (!price) throw new Error("there is no price");
    const start = Math.floor(startedAt.getTime() / 1000);
    let periods = 1;
    while (addPeriods(start, interval, periods) <= this.now()) periods++;
    // A renewing subscription has renewed since.
    const isOwnEnd = endsAt !== null && (cancelAtPeriodEnd || endsAt.getTime() > Date.now());
    const end = isOwnEnd ? Math.floor(endsAt.getTime() / 1000) : addPeriods(start, interval, periods);
    const customer = newId("cus");
    this.#state.customers[customer] = { id: customer, object: "customer", email: null, created: start, metadata };
    const subscription = newSubscription({ id, price, customer, start, end });
    Object.assign(subscription, { metadata, cancel_at_period_end: cancelAtPeriodEnd });
    this.#state.subscriptions[id] = subscription;
    this.#state.cards[id] = CARDS.pays;
    for (let period = 0, at = start; at <= this.now() && at < end; at = addPeriods(start, interval, ++period)) {
      const invoice = this.#addInvoice(subscription, period === 0 ? "subscription_create" : "subscription_cycle");
      invoice.created = at;
      this.#pay(invoice);
    }
  }

  /** Pays an invoice; its card is charged from then on. */
  settle(invoice: Invoice, card: string): void {
    const subscription = this.#state.subscriptions[invoice.parent.subscription_details.subscription];
    if (!subscription) throw new Error("the subscription is gone");
    this.#state.cards[subscription.id] = card;
    this.#pay(invoice);
    subscription.status = "active";
    this.#emit("invoice.paid", invoice);
    this.#emit("customer.subscription.updated", subscription);
  }

  expire(session: Session): void {
    Object.assign(session, { status: "expired", url: null });
    this.#emit("checkout.session.expired", session);
  }

  cancel(subscription: Subscription): void {
    const now = this.now();
    Object.assign(subscription, { status: "canceled", canceled_at: now, ended_at: now });
    this.#emit("customer.subscription.deleted", subscription);
  }

  refund(payment: Payment): Refund {
    const { charge, id, amount, currency } = payment;
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      amount,
      currency,
      charge,
      payment_intent: id,
      created: this.now(),
      status: "succeeded",
    };
    this.#state.refunds[refund.id] = refund;
    this.#emit("charge.refunded", { ...chargeOf(payment), amount_refunded: amount, refunded: true });
    return refund;
  }

  turnRefund(refund: Refund, status: keyof typeof REFUNDS): void {
    refund.status = status;
    this.#emit("refund.updated", refund);
    if (status === "failed") this.#emit("refund.failed", refund);
  }

  /** Opens a bank's inquiry about a payment (`warning_…`) or takes its money. */
  dispute(payment: Payment, status: Dispute["status"] = "needs_response"): Dispute {
    const { charge, id, amount, currency } = payment;
    const dispute: Dispute = {
      id: newId("du"),
      object: "dispute",
      amount,
      charge,
      currency,
      payment_intent: id,
      created: this.now(),
      reason: "fraudulent",
      status,
    };
    this.#state.disputes[dispute.id] = dispute;
    this.#emit("charge.dispute.created", dispute);
    return dispute;
  }

  turnDispute(dispute: Dispute, status: Dispute["status"]): void {
    dispute.status = status;
    const isOver = ["won", "lost", "warning_closed", "prevented"].includes(status);
    this.#emit("charge.dispute.updated", dispute);
    if (isOver) this.#emit("charge.dispute.closed", dispute);
  }

  /** Moves the time; everything due happens in order. */
  advance(seconds: number): void {
    const target = this.now() + seconds;
    for (let due = this.#nextDue(target); due; due = this.#nextDue(target)) {
      this.#state.ahead += Math.max(0, due.at - this.now());
      due.happen();
    }
    this.#state.ahead += Math.max(0, target - this.now());
  }

  #nextDue(target: number): { at: number; happen: () => void } | undefined {
    let next: { at: number; happen: () => void } | undefined;
    const consider = (at: number, happen: () => void) => {
      if (at <= target && (!next || at < next.at)) next = { at, happen };
    };
    for (const session of Object.values(this.#state.sessions)) {
      if (session.status === "open") consider(session.expires_at, () => this.expire(session));
    }
    for (const subscription of Object.values(this.#state.subscriptions)) {
      const invoice = this.#state.invoices[subscription.latest_invoice ?? ""];
      const [item] = subscription.items.data;
      if (!item) continue;
      if (subscription.status === "active")
        consider(item.current_period_end, () => this.#endPeriod(subscription, item));
      if (subscription.status === "past_due" && invoice?.next_payment_attempt != null) {
        consider(invoice.next_payment_attempt, () => this.#retry(subscription, invoice));
      }
    }
    return next;
  }

  #endPeriod(subscription: Subscription, item: SubscriptionItem): void {
    if (subscription.cancel_at_period_end) {
      Object.assign(subscription, { status: "canceled", ended_at: item.current_period_end });
      this.#emit("customer.subscription.deleted", subscription);
      return;
    }
    const { interval } = item.price.recurring;
    const periods = countPeriods(subscription.start_date, item.current_period_end, interval) + 1;
    item.current_period_start = item.current_period_end;
    item.current_period_end = addPeriods(subscription.start_date, interval, periods);
    const invoice = this.#addInvoice(subscription, "subscription_cycle");
    this.#charge(subscription, invoice);
  }

  #retry(subscription: Subscription, invoice: Invoice): void {
    this.#charge(subscription, invoice);
  }

  #charge(subscription: Subscription, invoice: Invoice): void {
    invoice.attempt_count++;
    const card = this.#state.cards[subscription.id] ?? CARDS.pays;
    if (card !== CARDS.declinesLater) return this.settle(invoice, card);
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY;
    subscription.status = "past_due";
    this.#emit("invoice.payment_failed", invoice);
    if (days === undefined) {
      invoice.status = "uncollectible";
      this.cancel(subscription);
    } else this.#emit("customer.subscription.updated", subscription);
  }

  #addInvoice(subscription: Subscription, reason: Invoice["billing_reason"]): Invoice {
    const amount = subscription.items.data[0]?.price.unit_amount ?? 0;
    const invoice: Invoice = {
      id: newId("in"),
      object: "invoice",
      customer: subscription.customer,
      created: this.now(),
      currency: subscription.currency,
      amount_due: amount,
      amount_paid: 0,
      attempt_count: 0,
      next_payment_attempt: null,
      status: "open",
      billing_reason: reason,
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    };
    this.#state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  #pay(invoice: Invoice): void {
    const payment: Payment = {
      id: newId("pi"),
      charge: newId("ch"),
      invoice: invoice.id,
      amount: invoice.amount_due,
      currency: invoice.currency,
      created: this.now(),
    };
    this.#state.payments[payment.id] = payment;
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, next_payment_attempt: null });
  }
}

function newSubscription(values: {
  id: string;
  price: Price;
  customer: string;
  start: number;
  end: number;
}): Subscription {
  const { id, price, customer, start, end } = values;
  const item: SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    price,
    quantity: 1,
    current_period_start: start,
    current_period_end: end,
  };
  return {
    id,
    object: "subscription",
    customer,
    currency: price.currency,
    status: "active",
    metadata: {},
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    livemode: false,
    created: start,
    start_date: start,
    latest_invoice: null,
    items: { object: "list", data: [item] },
  };
}

function chargeOf({ charge, id, amount, currency }: Payment) {
  return { id: charge, object: "charge", amount, currency, payment_intent: id };
}

/** Returns the refund of a payment. */
export function refundOf({ refunds }: SandboxState, { id }: Payment): Refund | undefined {
  return Object.values(refunds).find((each) => each.payment_intent === id && meaningOf(REFUNDS, each.status));
}

/** The latest dispute of a payment. */
export function disputeOf({ disputes }: SandboxState, { id }: Payment): Dispute | undefined {
  return Object.values(disputes).findLast((each) => each.payment_intent === id);
}

/** Adds months or years; in shorter months, uses the last day. */
function addPeriods(start: number, interval: "month" | "year", count: number): number {
  const date = new Date(start * 1000);
  const months = date.getUTCMonth() + count * (interval === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const moved = new Date(date);
  moved.setUTCFullYear(date.getUTCFullYear(), months, day);
  return Math.floor(moved.getTime() / 1000);
}

function countPeriods(start: number, end: number, interval: "month" | "year"): number {
  const [from, to] = [new Date(start * 1000), new Date(end * 1000)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return interval === "year" ? Math.round(months / 12) : months;
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CARDS, Ledger } from "./ledger.ts";
import { emptyState, type Price, type SandboxState, type Session, type Subscription } from "./objects.ts";

const DAY = 86_400;

let state: SandboxState;
let ledger: Ledger;
/** The published events, with the sandbox's time. */
let events: { at: string; type: string; object: Record<string, unknown> }[];

beforeEach(() => begin("2026-01-31T10:00:00Z"));
afterEach(() => void vi.useRealTimers());

function begin(now: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  state = emptyState();
  events = [];
  ledger = new Ledger(state, (type, object) =>
    events.push({ at: textOf(ledger.now()), type, object: structuredClone(object) as Record<string, unknown> }),
  );
  for (const [interval, unit_amount] of [["month", 399] as const, ["year", 3999] as const])
    state.prices[interval] = priceOf(interval, unit_amount);
}

function priceOf(interval: "month" | "year", unit_amount: number): Price {
  return {
    id: interval,
    object: "price",
    active: true,
    currency: "eur",
    created: 0,
    lookup_key: null,
    unit_amount,
    product: "premium",
    recurring: { interval, interval_count: 1 },
  };
}

function openSession(price: "month" | "year" = "month"): Session {
  const session: Session = {
    id: "cs_1",
    object: "checkout.session",
    created: ledger.now(),
    expires_at: ledger.now() + DAY,
    livemode: false,
    metadata: {},
    cancel_url: "",
    success_url: "",
    client_reference_id: null,
    currency: "eur",
    amount_total: 399,
    customer: "cus_1",
    locale: null,
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    url: "http://pay",
    price,
    subscriptionMetadata: { user_id: "ana" },
  };
  state.sessions[session.id] = session;
  return session;
}

const buy = (price: "month" | "year" = "month", card: string = CARDS.pays) => ledger.complete(openSession(price), card);
const textOf = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString();
const periodOf = ({ items }: Subscription) =>
  [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((each) => textOf(each).slice(0, 16));
const invoiceOf = ({ latest_invoice: id }: Subscription) => state.invoices[id ?? ""];
const types = () => events.map(({ type }) => type);
const told = () => events.map(({ at, type }) => `${at.slice(0, 10)} ${type}`);

describe("a purchase", () => {
  it("is paid at once, and everything about it is published", () => {
    const session = openSession();
    const subscription = ledger.complete(session, CARDS.pays);
    expect(types()).toEqual(["customer.subscription.created", "invoice.paid", "checkout.session.completed"]);
    expect(events.map(({ object }) => object)).toMatchObject([
      {
        object: "subscription",
        status: "active",
        customer: "cus_1",
        currency: "eur",
        metadata: { user_id: "ana" },
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        livemode: false,
        start_date: ledger.now(),
      },
      {
        object: "invoice",
        status: "paid",
        billing_reason: "subscription_create",
        amount_due: 399,
        amount_paid: 399,
        customer: "cus_1",
        currency: "eur",
        attempt_count: 0,
        next_payment_attempt: null,
        parent: { subscription_details: { subscription: subscription.id } },
      },
      { id: session.id, status: "complete", payment_status: "paid", subscription: subscription.id, url: null },
    ]);
    expect(Object.values(state.payments)).toMatchObject([
      { amount: 399, currency: "eur", invoice: subscription.latest_invoice },
    ]);
  });

  it("that is not finished expires when its time has come", () => {
    const session = openSession();
    ledger.advance(DAY - 1);
    expect(session.status).toBe("open");
    ledger.advance(1);
    expect(session).toMatchObject({ status: "expired", url: null });
    expect(told()).toEqual(["2026-02-01 checkout.session.expired"]);
  });
});

describe("a period", () => {
  it("lasts a month, to the last day of one that is shorter; the day of the purchase is kept", () => {
    const subscription = buy();
    expect(periodOf(subscription)).toEqual(["2026-01-31T10:00", "2026-02-28T10:00"]);
    ledger.advance(28 * DAY - 1);
    expect(events).toHaveLength(3);
    ledger.advance(1);
    expect(periodOf(subscription)).toEqual(["2026-02-28T10:00", "2026-03-31T10:00"]);
    ledger.advance(31 * DAY);
    expect(periodOf(subscription)).toEqual(["2026-03-31T10:00", "2026-04-30T10:00"]);
    expect(told().slice(3)).toEqual([
      ...["2026-02-28 invoice.paid", "2026-02-28 customer.subscription.updated"],
      ...["2026-03-31 invoice.paid", "2026-03-31 customer.subscription.updated"],
    ]);
    expect(invoiceOf(subscription)).toMatchObject({ billing_reason: "subscription_cycle", status: "paid" });
    expect(Object.keys(state.payments)).toHaveLength(3);
  });

  it("lasts a year, also from a leap day on", () => {
    begin("2028-02-29T10:00:00Z");
    const subscription = buy("year");
    const ends = [periodOf(subscription)[1]];
    for (let year = 0; year < 4; year++) {
      ledger.advance(366 * DAY);
      ends.push(periodOf(subscription)[1]);
    }
    expect(ends.map((end) => end?.slice(0, 10))).toEqual([
      ...["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29", "2033-02-28"],
    ]);
  });

  it("is the last one where the subscription is cancelled at its end", () => {
    const subscription = buy();
    subscription.cancel_at_period_end = true;
    ledger.advance(40 * DAY);
    expect(subscription).toMatchObject({ status: "canceled" });
    expect(textOf(subscription.ended_at)).toBe("2026-02-28T10:00:00.000Z");
    expect(told().slice(3)).toEqual(["2026-02-28 customer.subscription.deleted"]);
    expect(Object.keys(state.payments)).toHaveLength(1);
  });
});

describe("a renewal that is declined", () => {
  it("is tried again three, five and seven days later; then the subscription ends", () => {
    const subscription = buy("month", CARDS.declinesLater);
    ledger.advance(28 * DAY);
    expect(subscription.status).toBe("past_due");
    expect(textOf(invoiceOf(subscription)?.next_payment_attempt)).toBe("2026-03-03T10:00:00.000Z");
    ledger.advance(10 * DAY);
    const failed = (day: string) => [`${day} invoice.payment_failed`, `${day} customer.subscription.updated`];
    expect(told().slice(3)).toEqual([
      ...[...failed("2026-02-28"), ...failed("2026-03-03"), ...failed("2026-03-05")],
      ...["2026-03-07 invoice.payment_failed", "2026-03-07 customer.subscription.deleted"],
    ]);
    expect(invoiceOf(subscription)).toMatchObject({ status: "uncollectible", attempt_count: 4, amount_paid: 0 });
    expect(subscription).toMatchObject({ status: "canceled", canceled_at: subscription.ended_at });
    expect(textOf(subscription.ended_at)).toBe("2026-03-07T10:00:00.000Z");
  });

  it("is paid at the next try with a card that works, or at once by its owner", () => {
    const subscription = buy("month", CARDS.declinesLater);
    ledger.advance(28 * DAY);
    state.cards[subscription.id] = CARDS.pays;
    ledger.advance(3 * DAY);
    expect(subscription.status).toBe("active");
    expect(invoiceOf(subscription)).toMatchObject({ status: "paid", next_payment_attempt: null, attempt_count: 2 });
    state.cards[subscription.id] = CARDS.declinesLater;
    ledger.advance(31 * DAY);
    expect(subscription.status).toBe("past_due");
    ledger.settle(invoiceOf(subscription)!, CARDS.pays);
    expect(subscription.status).toBe("active");
    expect(state.cards[subscription.id]).toBe(CARDS.pays);
    expect(types().slice(-2)).toEqual(["invoice.paid", "customer.subscription.updated"]);
  });
});

it("money that comes back is published as Stripe does", () => {
  const subscription = buy();
  const [payment] = Object.values(state.payments);
  const dispute = ledger.dispute(payment!);
  const refund = ledger.refund(payment!);
  const about = { amount: 399, currency: "eur", payment_intent: payment!.id };
  expect(events.slice(3)).toMatchObject([
    {
      type: "charge.dispute.created",
      object: { ...about, object: "dispute", charge: payment!.charge, reason: "fraudulent", status: "needs_response" },
    },
    {
      type: "charge.refunded",
      object: { ...about, id: payment!.charge, object: "charge", refunded: true, amount_refunded: 399 },
    },
  ]);
  ledger.turnDispute(dispute, "won");
  ledger.turnRefund(refund, "failed");
  expect(types().slice(5)).toEqual([
    "charge.dispute.updated",
    "charge.dispute.closed",
    "refund.updated",
    "refund.failed",
  ]);
  expect(payment).toMatchObject({ invoice: subscription.latest_invoice });
});

it("what falls due on the way happens in its order, each at its time", () => {
  buy("year");
  const monthly = buy();
  openSession();
  ledger.advance(365 * DAY);
  const times = events.slice(6).map(({ at }) => at);
  expect(times).toEqual([...times].sort());
  expect(told().slice(6, 8)).toEqual(["2026-02-01 checkout.session.expired", "2026-02-28 invoice.paid"]);
  expect(told().slice(-4)).toEqual([
    ...["2027-01-31 invoice.paid", "2027-01-31 customer.subscription.updated"],
    ...["2027-01-31 invoice.paid", "2027-01-31 customer.subscription.updated"],
  ]);
  expect(periodOf(monthly)[1]).toBe("2027-02-28T10:00");
  expect(textOf(ledger.now())).toBe("2027-01-31T10:00:00.000Z");
});

describe("a subscription that the sandbox takes over", () => {
  const known = { plan: "monthly", cancelAtPeriodEnd: false, endsAt: null, metadata: { user_id: "ana" } } as const;

  it("is in the period in which it is now, with a card that works, a customer, and a paid invoice of each period", () => {
    ledger.adopt("sub_1", { ...known, startedAt: new Date("2025-11-15T10:00:00Z") });
    const subscription = state.subscriptions.sub_1!;
    expect(subscription).toMatchObject({ id: "sub_1", metadata: known.metadata });
    const invoices = Object.values(state.invoices).map(({ id, created, status }) => [
      id,
      textOf(created).slice(0, 10),
      status,
    ]);
    expect(invoices).toEqual([
      [expect.any(String), "2025-11-15", "paid"],
      [expect.any(String), "2025-12-15", "paid"],
      [subscription.latest_invoice, "2026-01-15", "paid"],
    ]);
    expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false });
    expect(periodOf(subscription)[1]).toBe("2026-02-15T10:00");
    expect(state.cards.sub_1).toBe(CARDS.pays);
    expect(state.customers[subscription.customer]).toMatchObject({ object: "customer", metadata: known.metadata });
    expect(events).toEqual([]);
  });

  it.each([
    ["late in a month", {}, "2025-11-30T10:00:00Z", "2026-02-28"],
    ["whose period ends now", {}, "2025-12-31T10:00:00Z", "2026-02-28"],
    ["of a year", { plan: "yearly" }, "2024-03-10T10:00:00Z", "2026-03-10"],
    ["that begins later", {}, "2026-03-10T10:00:00Z", "2026-04-10"],
    ["with an end of its own", { endsAt: new Date("2026-02-07T10:00:00Z") }, "2026-01-10T10:00:00Z", "2026-02-07"],
    [
      "that renews, with an end that is over",
      { endsAt: new Date("2026-01-10T10:00:00Z") },
      "2025-12-10T10:00:00Z",
      "2026-02-10",
    ],
  ] as const)("%s ends when it should", (_, values, startedAt, end) => {
    ledger.adopt("sub_1", { ...known, ...values, startedAt: new Date(startedAt) });
    expect(periodOf(state.subscriptions.sub_1!)[1]?.slice(0, 10)).toBe(end);
  });

  it("stays cancelled", () => {
    ledger.adopt("sub_1", { ...known, cancelAtPeriodEnd: true, startedAt: new Date("2026-01-10T10:00:00Z") });
    ledger.advance(11 * DAY);
    expect(state.subscriptions.sub_1).toMatchObject({ status: "canceled" });
  });
});

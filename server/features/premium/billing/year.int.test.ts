import { eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { CARDS } from "../../../payments/sandbox/ledger.ts";
import type { Subscription } from "../../../payments/sandbox/objects.ts";
import { createStripeProvider } from "../../../payments/stripe.ts";
import { billingCustomers, premiumPeople, subscriptions } from "../../../platform/database/schema/premium.ts";
import { createLog } from "../../../platform/log.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { addPerson } from "../../../testing/people.ts";
import { sandboxOf } from "../../../testing/premium.ts";
import { billingWork } from "./service.ts";

/** Number of subscribers; `SUBSCRIBERS=1000` runs the full simulation. */
const SUBSCRIBERS = Number(process.env.SUBSCRIBERS ?? 12);
const MONTHS = 12;
const DAY = 86_400;
const SITE = "http://localhost:3000";

const server = await startTestApplication();
afterAll(() => server.close());

/** Monthly events with their share in percent. */
const FATES = [
  ["cancel", 10],
  ["reactivate", 8],
  ["decline", 6],
  ["charge", 6],
  ["refund", 2],
  ["dispute", 2],
  ["again", 10],
  ["nothing", 56],
] as const;

/** One entry per percent. */
const FATES_BY_PERCENT = FATES.flatMap(([fate, percent]) => Array.from({ length: percent }, () => fate));

it("a year of subscribers, with notifications lost and doubled, ends in the provider's truth; nobody pays twice", {
  timeout: 1_800_000,
}, async () => {
  const { db } = server.database;
  const sandbox = sandboxOf(server);
  const [random] = fc.sample(fc.infiniteStream(fc.nat(9999)), { seed: 20_261_122, numRuns: 1 });
  const roll = (below: number) => (random?.next().value as number) % below;
  sandbox.webhooks.deliver(() => [0, 1, 1, 1, 2][roll(5)] as number);

  const price = Object.values(sandbox.state.prices).filter(({ currency }) => currency === "eur");
  const people: { id: string; customer: string }[] = [];
  const buy = ({ id, customer }: (typeof people)[number]) => {
    const chosen = price[roll(price.length)];
    if (!chosen) throw new Error("there is no price");
    sandbox.ledger.complete(
      {
        id: `cs_test_${id}`,
        object: "checkout.session",
        created: 0,
        expires_at: 0,
        livemode: false,
        metadata: {},
        cancel_url: "",
        success_url: "",
        client_reference_id: id,
        currency: "eur",
        locale: "es",
        mode: "subscription",
        amount_total: chosen.unit_amount ?? 0,
        customer,
        payment_status: "unpaid",
        status: "open",
        url: null,
        subscription: null,
        price: chosen.id,
        subscriptionMetadata: { user_id: id, site: SITE },
      },
      roll(10) === 0 ? CARDS.declinesLater : CARDS.pays,
    );
  };
  for (let count = 0; count < SUBSCRIBERS; count++) {
    const { id } = await addPerson(db);
    const customer = `cus_${id}`;
    sandbox.state.customers[customer] = { id: customer, object: "customer", email: "", created: 0, metadata: {} };
    await db.insert(billingCustomers).values({ userId: id, currency: "eur", customerId: customer });
    people.push({ id, customer });
    buy({ id, customer });
  }
  await sandbox.webhooks.settled();

  const latestOf = (customer: string): Subscription | undefined =>
    Object.values(sandbox.state.subscriptions).findLast((each) => each.customer === customer);
  const change = (subscription: Subscription, cancel: boolean) => {
    subscription.cancel_at_period_end = cancel;
    sandbox.webhooks.emit("customer.subscription.updated", subscription);
  };
  const happen = (person: (typeof people)[number]) => {
    const fate = FATES_BY_PERCENT[roll(100)];
    const subscription = latestOf(person.customer);
    if (!subscription) return;
    if (subscription.ended_at !== null) {
      if (fate === "again") buy(person);
      return;
    }
    const payment = Object.values(sandbox.state.payments).find(
      ({ invoice }) => invoice === subscription.latest_invoice,
    );
    if (fate === "cancel" || fate === "reactivate") change(subscription, fate === "cancel");
    if (fate === "decline") sandbox.state.cards[subscription.id] = CARDS.declinesLater;
    if (fate === "charge") sandbox.state.cards[subscription.id] = CARDS.pays;
    if (fate === "refund" && payment) sandbox.ledger.refund(payment);
    if (fate === "dispute" && payment) sandbox.ledger.dispute(payment);
  };
  for (let month = 0; month < MONTHS; month++) {
    for (const person of people) happen(person);
    sandbox.ledger.advance(31 * DAY);
    await sandbox.webhooks.settled();
  }

  const work = billingWork({
    db,
    site: SITE,
    outbox: { add: async () => {} },
    realtime: { emitTo: () => {} },
    provider: createStripeProvider({ ...sandbox, site: SITE }),
    log: createLog({ level: "silent", pretty: false }),
  });
  await work.reconcile();

  const entitled = people.filter(({ customer }) => latestOf(customer)?.ended_at === null).map(({ id }) => id);
  expect(entitled.length).toBeGreaterThan(0);
  expect(entitled.length).toBeLessThan(SUBSCRIBERS);
  const ids = people.map(({ id }) => id);
  const premium = await db.select().from(premiumPeople).where(inArray(premiumPeople.id, ids));
  expect(premium.map(({ id }) => id).sort()).toEqual(entitled.sort());
  for (const { id, customer } of people) {
    const active = await db.$count(subscriptions, eq(subscriptions.userId, id));
    expect(active, "every subscription is known at most once").toBeLessThanOrEqual(
      Object.values(sandbox.state.subscriptions).filter((each) => each.customer === customer).length,
    );
  }
  const paid = Object.values(sandbox.state.payments).map(({ invoice }) => invoice);
  expect(new Set(paid).size, "no period is paid twice").toBe(paid.length);
});

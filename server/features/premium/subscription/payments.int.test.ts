import { INVOICES_SHOWN } from "@nakamatch/contract/vocabulary/premium";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CARDS } from "../../../payments/sandbox/ledger.ts";
import type { Payment } from "../../../payments/sandbox/objects.ts";
import { billingCustomers, subscriptions } from "../../../platform/database/schema/premium.ts";
import { createLog } from "../../../platform/log.ts";
import { openPremiumScene, type PremiumScene, subscribe } from "../../../testing/premium.ts";

/** What `/premium` reads from the provider at that moment. */

const DAY = 86_400;

/** Log lines. */
const lines: string[] = [];
let ana: Awaited<ReturnType<PremiumScene["begin"]>>;

const log = createLog({ level: "trace", pretty: false }, { write: (line) => void lines.push(line) });
const scene = await openPremiumScene({ log });
const { server, sandbox } = scene;
afterAll(() => server.close());
beforeEach(async () => {
  ana = await scene.begin();
});

const payments = () => server.client(ana.cookie).subscription.payments();
const mine = () => server.client(ana.cookie).subscription.mine();
const advance = async (days: number) => {
  sandbox.ledger.advance(days * DAY);
  await sandbox.webhooks.settled();
};

it("PAY-09 says the price, the card's brand and last digits, and links invoices: no id, no more of the card", async () => {
  await subscribe(server, { ...ana, card: CARDS.authenticates });
  const answer = await payments();
  expect(answer).toEqual({
    price: { cents: 399, currency: "eur" },
    card: { brand: "visa", last4: "3184" },
    invoices: [{ issuedAt: expect.any(String), cents: 399, currency: "eur", isPaid: true, url: expect.any(String) }],
  });
  const page = await fetch(answer.invoices[0]?.url ?? "");
  expect(await page.text()).toContain("This invoice has been paid.");
  expect(JSON.stringify(answer).replace(answer.invoices[0]?.url ?? "", "")).not.toMatch(/(sub|cus|pm|pi|in)_/);
});

it("reads the card anew: another that pays the open invoice is the one that is shown", async () => {
  const subscriptionId = await subscribe(server, { ...ana, card: CARDS.declinesLater });
  await advance(32);
  expect(await payments()).toMatchObject({ card: { last4: "0341" }, invoices: [{ isPaid: false }, { isPaid: true }] });
  const open = sandbox.state.invoices[sandbox.state.subscriptions[subscriptionId]?.latest_invoice ?? ""];
  if (open) sandbox.ledger.settle(open, CARDS.pays);
  expect(await payments()).toMatchObject({ card: { last4: "4242" }, invoices: [{ isPaid: true }, { isPaid: true }] });
});

it("lists the latest invoices only, the newest first", async () => {
  await subscribe(server, ana);
  await advance(31 * (INVOICES_SHOWN + 2));
  const issued = (await payments()).invoices.map(({ issuedAt }) => issuedAt);
  expect(issued).toHaveLength(INVOICES_SHOWN);
  expect(issued).toEqual(issued.toSorted().toReversed());
  const newest = Math.max(...Object.values(sandbox.state.invoices).map(({ created }) => created));
  expect(issued[0]).toBe(new Date(newest * 1000).toISOString());
});

it("PREM-11 after its end says what ended and when; price and card are gone, the invoices stay", async () => {
  const subscriptionId = await subscribe(server, { ...ana, plan: "yearly" });
  expect(await mine()).toMatchObject({ ended: null });
  await server.client(ana.cookie).subscription.withdraw({ subscriptionId });
  const { subscription, ended } = await mine();
  expect([subscription, ended]).toEqual([null, { plan: "yearly", endedAt: expect.any(String), reason: "withdrawn" }]);
  expect(Math.abs(Date.parse(ended?.endedAt ?? "") - Date.now() - sandbox.state.ahead * 1000)).toBeLessThan(60_000);
  expect(await payments()).toMatchObject({ price: null, card: null, invoices: [{ cents: 2499 }] });
});

it("the invoices stay after the end also where the customer is known to the provider alone", async () => {
  const subscriptionId = await subscribe(server, ana);
  await server.database.db.delete(billingCustomers).where(eq(billingCustomers.userId, ana.id));
  await server.client(ana.cookie).subscription.withdraw({ subscriptionId });
  expect(await payments()).toMatchObject({ price: null, card: null, invoices: [{ cents: 399 }] });
});

it.each(["unpaid", "paused"])("does not say of one that is %s that nothing more is charged", async (status) => {
  const subscriptionId = await subscribe(server, ana);
  const ofIt = eq(subscriptions.stripeSubscriptionId, subscriptionId);
  await server.database.db.update(subscriptions).set({ status }).where(ofIt);
  expect(await mine()).toEqual({ subscription: null, ended: null });
});

it("a member who never paid has none, and the provider is not asked", async () => {
  await sandbox.webhooks.settled();
  const before = sandbox.calls.length;
  expect(await payments()).toEqual({ price: null, card: null, invoices: [] });
  expect(await mine()).toEqual({ subscription: null, ended: null });
  // Jobs of the purchases before look their subscriptions up.
  const isOfJobs = (call: string) => call.startsWith("GET /v1/subscriptions/");
  expect(sandbox.calls.slice(before).filter((call) => !isOfJobs(call))).toEqual([]);
});

it("PAY-09 nothing of the card or the invoices is logged, whether the provider answers or not", async () => {
  await subscribe(server, { ...ana, card: CARDS.authenticates });
  lines.length = 0;
  const { invoices } = await payments();
  sandbox.faultOf(() => "broken");
  await expect(payments()).rejects.toThrow();
  const logged = lines.join("\n");
  expect(logged).toContain("the payment provider failed");
  expect(logged).not.toMatch(/visa|last4|\b3184\b/i);
  expect(logged).not.toContain(new URL(invoices[0]?.url ?? "").pathname);
});

it.each([
  ["refunded", (payment: Payment) => sandbox.ledger.refund(payment)],
  ["disputed", (payment: Payment) => sandbox.ledger.dispute(payment)],
] as const)("says that it was %s", async (reason, takeBack) => {
  const [payment] = scene.payments(await subscribe(server, ana));
  if (payment) takeBack(payment);
  await sandbox.webhooks.settled();
  expect(await mine()).toMatchObject({ subscription: null, ended: { plan: "monthly", reason } });
});

describe("a provider that", () => {
  it.each([
    ["fails", "error", "PAYMENT_PROVIDER_FAILED"],
    ["is silent", "lost", "UNAVAILABLE"],
  ] as const)("%s costs a few seconds at most, and the subscription is shown without it", async (_, fault, code) => {
    await subscribe(server, ana);
    sandbox.faultOf(() => fault);
    const began = performance.now();
    await expect(payments()).rejects.toMatchObject({ data: { body: { code } } });
    expect(performance.now() - began).toBeLessThan(6000);
    expect(await mine()).toMatchObject({ subscription: { state: "renewing" } });
  });
});

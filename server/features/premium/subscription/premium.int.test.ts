import { personId } from "@nakamatch/contract/schemas/people";
import { USUAL_OFFER } from "@nakamatch/contract/vocabulary/premium";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CARDS } from "../../../payments/sandbox/ledger.ts";
import { startSandbox } from "../../../payments/sandbox/sandbox.ts";
import { createStripeProvider } from "../../../payments/stripe.ts";
import type { Actor } from "../../../platform/auth/session-gate.ts";
import { systemClock } from "../../../platform/clock.ts";
import { authUsers } from "../../../platform/database/schema/auth.ts";
import { billingCustomers, subscriptions } from "../../../platform/database/schema/premium.ts";
import { createLog } from "../../../platform/log.ts";
import { startTestApplication } from "../../../testing/application.ts";
import { createTestDatabase } from "../../../testing/database.ts";
import { actorOf, addPerson } from "../../../testing/people.ts";
import {
  openPremiumScene,
  openPurchase,
  type PremiumScene,
  payPurchase,
  SECRET,
  sandboxOf,
  subscribe,
} from "../../../testing/premium.ts";
import { openSession } from "../../../testing/sessions.ts";
import { acceptAddress } from "../../operation/installation/service.ts";
import { changeOwnRenewal, type PremiumDeps, payRenewal, startCheckout, withdraw } from "./service.ts";

let scene: PremiumScene;
let server: PremiumScene["server"];
let sandbox: PremiumScene["sandbox"];
let ana: Awaited<ReturnType<PremiumScene["begin"]>>;

beforeAll(async () => {
  scene = await openPremiumScene();
  ({ server, sandbox } = scene);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await scene.begin();
});

const rows = () => scene.rows(ana);
const isPremium = () => scene.isPremium(ana);
const mine = () => scene.mine(ana);
const post = (path: string, body: unknown) => scene.post(ana, path, body);

it("PAY-01 PAY-02 PAY-08 PREM-06 a monthly plan is bought on the payment page and stored as mensual", async () => {
  const response = await post("/api/create-checkout-session", { plan: "monthly", user_id: ana.id });
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  const page = await fetch(url);
  expect(await page.text()).toContain("€3.99");
  expect(await mine()).toBeNull();

  const paid = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ card: CARDS.pays }),
    headers: { origin: new URL(url).origin },
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toMatch(/\/success\?session_id=cs_test_\w+$/);
  await sandbox.webhooks.settled();

  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ status: "active", plan: "mensual", cancelAtPeriodEnd: false });
  expect(await isPremium()).toBe(true);
  expect(await mine()).toMatchObject({
    plan: "monthly",
    state: "renewing",
    endsAt: null,
    nextBillingAt: expect.any(String),
  });
});

it.each([
  ["pt", undefined, "brl", 2390],
  ["pt", "eur", "eur", 399],
  ["pt", "usd", "brl", 2390],
  ["es", "brl", "eur", 399],
])("PREM-04 a page in %s whose header asks for %s is charged in %s", async (language, asked, currency, cents) => {
  const headers = { cookie: ana.cookie, "x-language": language, ...(asked && { "x-currency": asked }) };
  const answer = await server.post("/api/create-checkout-session", { plan: "monthly", user_id: ana.id }, headers);
  const { url } = (await answer.json()) as { url: string };
  const session = sandbox.state.sessions[new URL(url).pathname.split("/").at(-1) ?? ""];
  expect(session).toMatchObject({ currency, amount_total: cents });
});

it("PREM-04 a currency that is chosen after a payment page was opened is the one that is charged", async () => {
  const open = async (headers: Record<string, string>) => {
    const body = { plan: "monthly", user_id: ana.id };
    await server.post("/api/create-checkout-session", body, { cookie: ana.cookie, "x-language": "pt", ...headers });
    return Object.values(sandbox.state.sessions).filter(({ client_reference_id: id }) => id === ana.id);
  };
  await open({});
  const pages = await open({ "x-currency": "eur" });
  expect(pages.map(({ currency, status }) => [currency, status])).toEqual([
    ["brl", "expired"],
    ["eur", "open"],
  ]);
});

it("PAY-08 a yearly plan is stored as yearly", async () => {
  await subscribe(server, { ...ana, plan: "yearly" });
  expect(await rows()).toMatchObject([{ plan: "yearly", status: "active" }]);
});

it("PREM-08 PREM-09 PREM-10 PREM-11 PAY-04 PAY-05 the renewal is cancelled, reactivated, cancelled; the period ends", async () => {
  const subscriptionId = await subscribe(server, ana);
  const cancel = async () => {
    expect((await post("/api/subscription/cancel", { subscriptionId })).status).toBe(200);
    const stored = await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: true });
    expect(await stored.json()).toEqual({ cancelAtPeriodEnd: true });
  };
  await cancel();
  expect(await rows()).toMatchObject([{ cancelAtPeriodEnd: true, status: "active" }]);
  expect(await isPremium()).toBe(true);
  expect(await mine()).toMatchObject({ state: "ending", nextBillingAt: null });

  expect((await post("/api/subscription/reactivate", { subscriptionId })).status).toBe(200);
  await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: false });
  expect(await rows()).toMatchObject([{ cancelAtPeriodEnd: false }]);
  expect(await mine()).toMatchObject({ state: "renewing" });

  await cancel();
  sandbox.ledger.advance(32 * 86_400);
  await sandbox.webhooks.settled();
  expect(await isPremium()).toBe(false);
  expect(await mine()).toBeNull();
  expect(await rows()).toMatchObject([{ status: "canceled" }]);
});

it("two tabs subscribe at once: one payment page, one subscription", async () => {
  const [one, two] = await Promise.all([openPurchase(server, ana), openPurchase(server, ana)]);
  expect(one).toBe(two);
  payPurchase(server, one);
  await sandbox.webhooks.settled();
  await expect(openPurchase(server, ana)).rejects.toMatchObject({ status: 409 });
  expect(Object.values(sandbox.state.subscriptions).filter(({ metadata }) => metadata.user_id === ana.id)).toHaveLength(
    1,
  );
});

it("another plan closes the first payment page; one that was paid meanwhile counts", async () => {
  const monthly = await openPurchase(server, ana);
  const yearly = await openPurchase(server, { ...ana, plan: "yearly" });
  expect(sandbox.state.sessions[monthly]?.status).toBe("expired");
  expect(sandbox.state.sessions[yearly]?.status).toBe("open");

  sandbox.webhooks.deliver(() => 0);
  payPurchase(server, yearly);
  await expect(openPurchase(server, ana)).rejects.toMatchObject({ status: 409 });
  expect(await rows()).toMatchObject([{ plan: "yearly", status: "active" }]);
});

it("a person is made a customer once, and is the same one in their next purchase", async () => {
  const before = sandbox.calls.length;
  await openPurchase(server, ana);
  await openPurchase(server, { ...ana, plan: "yearly" });
  expect(sandbox.calls.slice(before).filter((call) => call === "POST /v1/customers")).toHaveLength(1);
});

const SITE = "http://localhost:3000";

/** The feature's dependencies on this server's database and sandbox; jobs are queued, not run. */
function ownDeps(queued: string[]): PremiumDeps {
  return {
    db: server.database.db,
    site: SITE,
    publicUrl: SITE,
    clock: systemClock,
    prices: USUAL_OFFER.prices,
    outbox: { add: async (_, { name }, job) => void queued.push(`${name} ${JSON.stringify(job)}`) },
    realtime: { emitTo: () => {} },
    log: createLog({ level: "silent", pretty: false }),
    provider: createStripeProvider({ ...sandbox, site: SITE }),
  };
}

/** Begins a purchase, running `meanwhile` once the customer exists at the provider. */
async function startWhile(meanwhile: () => Promise<unknown>, queued: string[]): Promise<void> {
  const deps = ownDeps(queued);
  const { provider } = deps;
  if (!provider) throw new Error("there is no provider");
  const createCustomer: typeof provider.createCustomer = async (person) => {
    const id = await provider.createCustomer(person);
    await meanwhile();
    return id;
  };
  const request = { plan: "monthly", user_id: personId.parse(ana.id), language: "es" } as const;
  await startCheckout({ ...deps, provider: { ...provider, createCustomer } }, actorOf(ana), request);
}

it("OPEN-83 a customer that was made while the account was deleted is erased at the provider", async () => {
  const queued: string[] = [];
  const deleted = () => server.database.db.delete(authUsers).where(eq(authUsers.id, ana.id));
  await expect(startWhile(deleted, queued)).rejects.toMatchObject({ code: "SESSION_MISSING" });
  const made = Object.values(sandbox.state.customers).find(({ email }) => email === ana.email);
  expect(queued).toEqual([`billing.forget {"customerIds":["${made?.id}"]}`]);
});

it("of two customers that were made at the same moment the second is erased at the provider", async () => {
  const queued: string[] = [];
  const first = { userId: ana.id, currency: "eur", customerId: "cus_first" } as const;
  const stored = () => server.database.db.insert(billingCustomers).values(first).onConflictDoNothing();
  // The sandbox does not know the first customer, which is replaced.
  await startWhile(stored, queued);
  const made = Object.values(sandbox.state.customers).filter(({ email }) => email === ana.email);
  expect(queued).toEqual([`billing.forget {"customerIds":["${made[0]?.id}"]}`]);
  expect(await customersOf()).toEqual([made[1]?.id]);
});

const customersOf = async () => {
  const rows = await server.database.db.select().from(billingCustomers).where(eq(billingCustomers.userId, ana.id));
  return rows.map(({ customerId }) => customerId);
};

describe("what the provider no longer knows is replaced at the first press", () => {
  it("a customer, again and again within the day for which the provider remembers a call", async () => {
    await openPurchase(server, ana);
    const known = new Set(await customersOf());
    for (const plan of ["yearly", "monthly"] as const) {
      for (const id of await customersOf()) delete sandbox.state.customers[id];
      const purchase = await openPurchase(server, { ...ana, plan });
      expect(sandbox.state.customers[sandbox.state.sessions[purchase]?.customer ?? ""]).toMatchObject({
        email: ana.email,
      });
      known.add((await customersOf())[0] ?? "");
    }
    expect(known.size).toBe(3);
  });

  it("a payment page, whether it is asked for again or closed for another", async () => {
    for (const plan of ["monthly", "yearly"] as const) {
      const gone = await openPurchase(server, ana);
      delete sandbox.state.sessions[gone];
      const purchase = await openPurchase(server, { ...ana, plan });
      expect(purchase).not.toBe(gone);
      expect(sandbox.state.sessions[purchase]).toMatchObject({ status: "open" });
    }
  });

  it.each([
    ["cancelled", changeOwnRenewal, { cancel: true }],
    ["resumed", changeOwnRenewal, { cancel: false }],
    [
      "paid",
      (deps: PremiumDeps, actor: Actor, { subscriptionId }: { subscriptionId: string }) =>
        payRenewal(deps, actor, subscriptionId),
      {},
    ],
    [
      "withdrawn from",
      (deps: PremiumDeps, actor: Actor, { subscriptionId }: { subscriptionId: string }) =>
        withdraw(deps, actor, subscriptionId),
      {},
    ],
  ] as const)(
    "a subscription that is to be %s ends with the paid period, and nobody is told that it was done",
    async (_, press, more) => {
      const subscriptionId = await subscribe(server, ana);
      const [before] = await rows();
      const other = await startSandbox({ isProduction: false });
      const deps = { ...ownDeps([]), provider: createStripeProvider({ ...other, site: SITE }) };
      const pressed = press(deps, actorOf(ana), { subscriptionId, cancel: true, ...more });
      await expect(pressed).rejects.toMatchObject({ code: "SUBSCRIPTION_NOT_FOUND" });
      expect(await rows()).toMatchObject([{ status: "active", cancelAtPeriodEnd: true }]);
      const { endsAt, state } = (await mine()) ?? {};
      expect(state).toBe("ending");
      expect(Date.parse(endsAt ?? "")).toBe((before?.endDate?.getTime() ?? 0) - 7 * 86_400_000);
      await other.close();
    },
  );
});

it("a customer whose making was not answered is made again where the address has changed since", async () => {
  sandbox.faultOf(({ method, path }) => (method === "POST" && path === "/v1/customers" ? "broken" : undefined));
  await expect(openPurchase(server, ana)).rejects.toMatchObject({ status: 503 });
  sandbox.faultOf(() => undefined);
  const email = `new-${ana.email}`;
  await server.database.db.update(authUsers).set({ email }).where(eq(authUsers.id, ana.id));
  await openPurchase(server, ana);
  const [customer] = await customersOf();
  expect(sandbox.state.customers[customer ?? ""]).toMatchObject({ email });
});

it("OPEN-82 nobody acts for another person", async () => {
  const subscriptionId = await subscribe(server, ana);
  const leo = await scene.addSubscriber();
  const calls = sandbox.calls.length;
  const asLeo = (path: string, body: unknown) => scene.post(leo, path, body);
  const foreign = await asLeo("/api/create-checkout-session", { plan: "monthly", user_id: ana.id });
  expect([foreign.status, await foreign.json()]).toMatchObject([403, { code: "FORBIDDEN", error: expect.any(String) }]);
  for (const path of [
    "subscription/cancel",
    "subscription/reactivate",
    "subscription/update-supabase",
    "v1/subscription/withdraw",
    "v1/subscription/pay",
  ]) {
    const refused = await asLeo(`/api/${path}`, { subscriptionId, cancelAtPeriodEnd: true });
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: "SUBSCRIPTION_NOT_FOUND" }]);
  }
  expect(sandbox.calls.slice(calls)).toEqual([]);
});

it("withdrawing within 14 days ends premium at once and returns the money", async () => {
  const subscriptionId = await subscribe(server, ana);
  await server.client(ana.cookie).subscription.withdraw({ subscriptionId });
  expect(await isPremium()).toBe(false);
  await sandbox.webhooks.settled();
  expect(await rows()).toMatchObject([{ status: "withdrawn" }]);
  expect(scene.payments(subscriptionId)).toMatchObject([{ isRefunded: true }]);
});

it("the 14 days are counted from the purchase", async () => {
  const subscriptionId = await subscribe(server, ana);
  const early = new Date(Date.now() - 15 * 86_400_000);
  await server.database.db.update(subscriptions).set({ startDate: early }).where(eq(subscriptions.userId, ana.id));
  expect(await mine()).toMatchObject({ withdrawableUntil: null });
  const refused = server.client(ana.cookie).subscription.withdraw({ subscriptionId });
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect(await isPremium()).toBe(true);
});

it("PREM-08 a subscription that the sandbox does not know, as those of the demo people, is cancelled and reactivated too", async () => {
  const subscriptionId = `sub_demo_${ana.id.replaceAll("-", "")}`;
  const endDate = new Date(Date.now() + 10 * 86_400_000);
  const values = { userId: ana.id, status: "active", plan: "mensual", endDate } as const;
  await server.database.db.insert(subscriptions).values({ ...values, stripeSubscriptionId: subscriptionId });
  expect(await mine()).toMatchObject({ subscriptionId, state: "renewing", nextBillingAt: endDate.toISOString() });
  expect((await post("/api/subscription/cancel", { subscriptionId })).status).toBe(200);
  await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: true });
  const wholeSeconds = new Date(Math.floor(endDate.getTime() / 1000) * 1000);
  expect(await rows()).toMatchObject([{ cancelAtPeriodEnd: true, endDate: wholeSeconds }]);
  expect((await post("/api/subscription/reactivate", { subscriptionId })).status).toBe(200);
  await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: false });
  expect(await mine()).toMatchObject({ state: "renewing", nextBillingAt: wholeSeconds.toISOString() });
});

it("without a key in production the server takes no payments, and says so", async () => {
  const away = await startTestApplication({
    NODE_ENV: "production",
    PUBLIC_URL: "http://localhost:3000",
    DATABASE_URL: "postgres://unused",
    SMTP_URL: "smtp://127.0.0.1:1",
    AUTH_SECRET: SECRET,
  });
  const leo = await addPerson(away.database.db);
  const { cookie } = await openSession(away.database.db, leo.id, SECRET);
  expect(await away.client(cookie).subscription.offer()).toMatchObject({ canSubscribe: false });
  const body = { plan: "monthly", user_id: leo.id };
  const refused = await away.post("/api/create-checkout-session", body, { cookie });
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: "PAYMENTS_OFF" }]);
  expect(away.sandbox).toBeUndefined();
  await away.close();
  await expect(startSandbox({ isProduction: true })).rejects.toThrow();
});

it("in a database from elsewhere what members press does not reach the provider, and is refused with a reason", async () => {
  const database = await createTestDatabase();
  await acceptAddress(database.db, "https://original.test");
  const copy = await startTestApplication({ AUTH_SECRET: SECRET }, {}, async () => database);
  const { id } = await addPerson(database.db);
  const { cookie } = await openSession(database.db, id, SECRET);
  const subscriptionId = "sub_living";
  const values = { userId: id, status: "active", plan: "mensual", startDate: new Date() } as const;
  await database.db.insert(subscriptions).values({ ...values, stripeSubscriptionId: subscriptionId });
  const sandbox = sandboxOf(copy);
  const before = JSON.stringify(sandbox.state);
  const { subscription } = copy.client(cookie);
  expect(await subscription.offer()).toMatchObject({ canSubscribe: false });
  for (const call of [
    () => subscription.createCheckoutSession({ plan: "monthly", user_id: id }),
    () => subscription.cancel({ subscriptionId }),
    () => subscription.pay({ subscriptionId }),
    () => subscription.withdraw({ subscriptionId }),
  ]) {
    await expect(call()).rejects.toMatchObject({ data: { body: { code: "PAYMENTS_OFF" } } });
  }
  expect(JSON.stringify(sandbox.state)).toBe(before);
  expect(await copy.client(cookie).subscription.mine()).toMatchObject({ subscription: { subscriptionId } });
  await copy.close();
});

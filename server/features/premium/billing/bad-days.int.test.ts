import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { CARDS } from "../../../payments/sandbox/ledger.ts";
import type { SandboxEvent } from "../../../payments/sandbox/objects.ts";
import { sign } from "../../../payments/sandbox/webhooks.ts";
import { createStripeProvider } from "../../../payments/stripe.ts";
import type { Db } from "../../../platform/database/open.ts";
import { authUsers, identityProofs } from "../../../platform/database/schema/auth.ts";
import { billingEvents } from "../../../platform/database/schema/premium.ts";
import { createLog } from "../../../platform/log.ts";
import { unreadNotifications } from "../../../platform/metrics.ts";
import type { Outbox } from "../../../platform/outbox.ts";
import { goneAfterCommit } from "../../../testing/database.ts";
import { openPremiumScene, openPurchase, type PremiumScene, payPurchase, subscribe } from "../../../testing/premium.ts";
import { recordingDelivery } from "../../../testing/recording-delivery.ts";
import { untilStatementWaits } from "../../../testing/waiting.ts";
import { billingWork, changeRenewal, storeRenewalState, syncSubscription } from "./service.ts";
import { readSubscription } from "./store.ts";
import type { BillingDeps, BillingWork } from "./types.ts";

const DAY = 86_400;

const lines: string[] = [];
let ana: Awaited<ReturnType<PremiumScene["begin"]>>;

const log = createLog({ level: "warn", pretty: false }, { write: (line) => void lines.push(line) });
const scene = await openPremiumScene({ log });
const { server, sandbox } = scene;
afterAll(() => server.close());
beforeEach(async () => {
  ana = await scene.begin();
});

const rows = () => scene.rows(ana);
const isPremium = () => scene.isPremium(ana);
const mine = () => scene.mine(ana);
const post = (path: string, body: unknown) => scene.post(ana, path, body);
const emails = async () => (await server.outbox.list()).filter(({ to }) => to.includes(ana.email));

/** Sends a body to the webhook. */
const notify = (body: string, signature: string) =>
  fetch(`${server.url}/api/stripe/webhook`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "stripe-signature": signature },
  });

/** The subscription's events so far. */
function eventsOf(subscriptionId: string): SandboxEvent[] {
  return sandbox.webhooks.events.filter(({ data }) => JSON.stringify(data).includes(subscriptionId));
}

/** Billing's dependencies on this server's database and sandbox; jobs are queued, not run. */
function ownDeps(queued: string[] = []): BillingDeps {
  const site = "http://localhost:3000";
  const outbox: Outbox = {
    add: async (_db, kind, payload) => void queued.push(`${kind.name} ${JSON.stringify(payload)}`),
  };
  return {
    db: server.database.db,
    outbox,
    site,
    realtime: { emitTo: () => {} },
    provider: createStripeProvider({ ...sandbox, site }),
    log: createLog({ level: "silent", pretty: false }),
  };
}

const nightlyWork = (queued: string[] = []): BillingWork => billingWork(ownDeps(queued));

/** Pays the latest purchase again, as an older payment page could: the product opens no second one. */
function payAgain(): string {
  const [session] = Object.values(sandbox.state.sessions).filter(({ client_reference_id: id }) => id === ana.id);
  if (!session) throw new Error("there is no purchase");
  return sandbox.ledger.complete({ ...session, id: "cs_test_second", status: "open" }, CARDS.pays).id;
}

/** Subscribes while notifications are lost. */
async function subscribeUnnoticed(): Promise<string> {
  sandbox.webhooks.deliver(() => 0);
  const subscriptionId = payPurchase(server, await openPurchase(server, ana));
  expect(await isPremium()).toBe(false);
  return subscriptionId;
}

describe("notifications", () => {
  it("OPEN-80 premium comes by the notification alone: the browser may never return", async () => {
    payPurchase(server, await openPurchase(server, ana));
    await sandbox.webhooks.settled();
    expect(await isPremium()).toBe(true);
  });

  it("OPEN-80 one that comes twice at once, or again later, changes nothing more and sends one email", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const [event] = eventsOf(subscriptionId);
    if (!event) throw new Error("there is no event");
    const statuses = await Promise.all([1, 2, 3].map(() => sandbox.webhooks.send(event)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await sandbox.webhooks.send(event)).toBe(200);
    expect(await rows()).toHaveLength(1);
    expect(await server.database.db.$count(billingEvents, eq(billingEvents.id, event.id))).toBe(1);
    await vi.waitFor(async () => expect(await emails()).toHaveLength(1), 10_000);
  });

  it("all of a life in the wrong order end in the provider's state", async () => {
    const subscriptionId = await subscribeUnnoticed();
    await post("/api/subscription/cancel", { subscriptionId });
    sandbox.ledger.advance(40 * DAY);
    sandbox.state.cards[subscriptionId] = CARDS.declinesLater;
    sandbox.ledger.advance(31 * DAY);
    const events = eventsOf(subscriptionId);
    expect(events.length).toBeGreaterThan(4);
    for (const event of [...events].reverse()) expect(await sandbox.webhooks.send(event)).toBe(200);
    const { status } = sandbox.state.subscriptions[subscriptionId] ?? {};
    expect(await rows()).toMatchObject([{ status: status === "past_due" ? "active" : status }]);
  });

  it("a forged one, one that was changed and one that is old are refused; a clock that is a little off is not", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const [event] = eventsOf(subscriptionId);
    const body = JSON.stringify(event);
    const now = Math.floor(Date.now() / 1000);
    for (const signature of [
      "",
      sign(body, "whsec_wrong"),
      sign(`${body} `, sandbox.webhookSecret),
      sign(body, sandbox.webhookSecret, now - 310),
    ]) {
      expect((await notify(body, signature)).status, signature).toBe(400);
    }
    expect(await isPremium()).toBe(false);
    expect((await notify(body, sign(body, sandbox.webhookSecret, now - 240))).status).toBe(200);
    expect(await isPremium()).toBe(true);
  });

  it("one for an account that is gone ends the subscription, so that nobody pays for nothing", async () => {
    const subscriptionId = await subscribeUnnoticed();
    await server.database.db.delete(authUsers).where(eq(authUsers.id, ana.id));
    for (const event of eventsOf(subscriptionId)) expect(await sandbox.webhooks.send(event)).toBe(200);
    expect(sandbox.state.subscriptions[subscriptionId]?.status).toBe("canceled");
    expect(await rows()).toEqual([]);
  });

  it("one about a subscription of another installation at the same provider changes nothing", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const subscription = sandbox.state.subscriptions[subscriptionId];
    if (!subscription) throw new Error("there is no subscription");
    subscription.metadata = { ...subscription.metadata, site: "https://elsewhere.example" };
    for (const event of eventsOf(subscriptionId)) expect(await sandbox.webhooks.send(event)).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await isPremium()).toBe(false);
    expect(sandbox.state.subscriptions[subscriptionId]?.status).toBe("active");
  });

  it("one that cannot be dealt with is answered with an error, and dealt with when it is repeated", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const [event] = eventsOf(subscriptionId);
    if (!event) throw new Error("there is no event");
    sandbox.faultOf(() => "error");
    expect(await sandbox.webhooks.send(event)).toBe(503);
    sandbox.faultOf(() => undefined);
    expect(await sandbox.webhooks.send(event)).toBe(200);
    expect(await isPremium()).toBe(true);
  });

  it("one that cannot be read is kept, logged and counted, answered 200, and read when it is sent again", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const [event] = eventsOf(subscriptionId);
    if (!event) throw new Error("there is no event");
    const kept = () =>
      server.database.db
        .select({ isUnread: billingEvents.isUnread })
        .from(billingEvents)
        .where(eq(billingEvents.id, event.id));
    const count = async () => (await unreadNotifications.get()).values[0]?.value ?? 0;
    const before = await count();
    lines.length = 0;
    expect(await sandbox.webhooks.send({ ...event, data: { object: { shape: "of tomorrow" } } })).toBe(200);
    expect(await kept()).toEqual([{ isUnread: true }]);
    expect(await count()).toBe(before + 1);
    expect(lines.join()).toContain(`"id":"${event.id}","type":"${event.type}"`);
    expect(await isPremium()).toBe(false);

    expect(await sandbox.webhooks.send(event)).toBe(200);
    expect(await kept()).toEqual([{ isUnread: false }]);
    expect(await isPremium()).toBe(true);
  });

  it("one about a dispute in a status that is unknown here is kept", async () => {
    const [payment] = scene.payments(await subscribe(server, ana));
    if (!payment) throw new Error("there is no payment");
    sandbox.webhooks.deliver(() => 0);
    const dispute = sandbox.ledger.dispute(payment);
    Object.assign(dispute, { status: "of_tomorrow" });
    const event = sandbox.webhooks.events.findLast(({ type }) => type === "charge.dispute.created");
    if (!event) throw new Error("there is no event");
    expect(await sandbox.webhooks.send(event)).toBe(200);
    const kept = await server.database.db.select().from(billingEvents).where(eq(billingEvents.id, event.id));
    expect(kept).toMatchObject([{ isUnread: true }]);
    expect(await isPremium()).toBe(true);
  });

  it("the owner of a yearly one is told once, two weeks before it renews", async () => {
    const subscriptionId = await subscribe(server, { ...ana, plan: "yearly" });
    const queued: string[] = [];
    const renewals = () => queued.filter((job) => job.includes('"renews"') && job.includes(ana.id));
    await nightlyWork(queued).reconcile();
    expect(renewals()).toEqual([]);
    const [item] = sandbox.state.subscriptions[subscriptionId]?.items.data ?? [];
    if (item) item.current_period_end = Math.floor(Date.now() / 1000) + 13 * DAY;
    await nightlyWork(queued).reconcile();
    await nightlyWork(queued).reconcile();
    expect(renewals()).toHaveLength(1);
  });

  it("lost ones are made up for at night", async () => {
    const subscriptionId = await subscribeUnnoticed();
    const work = nightlyWork();
    const before = sandbox.calls.length;
    await work.reconcile();
    expect(await isPremium()).toBe(true);
    const asked = sandbox.calls.slice(before).filter((call) => call === `GET /v1/subscriptions/${subscriptionId}`);
    expect(asked, "the provider limits calls: once for each").toHaveLength(1);
    const stored = sandbox.state.subscriptions[subscriptionId];
    if (stored) sandbox.ledger.cancel(stored);
    expect(await isPremium()).toBe(true);
    await work.reconcile();
    expect(await isPremium()).toBe(false);
  });
});

describe("renewals", () => {
  it("OPEN-78 what the owner wants is stored before the provider is asked, and taken back where that fails", async () => {
    const subscriptionId = await subscribe(server, ana);
    const readWish = async () => (await readSubscription(server.database.db, subscriptionId))?.wantedCancel;
    const wishes: unknown[] = [];
    const provider = createStripeProvider({ ...sandbox, site: "http://localhost:3000" });
    vi.spyOn(provider, "setCancelAtPeriodEnd").mockImplementation(async () => {
      wishes.push(await readWish());
      throw new Error("no answer");
    });
    const queued: string[] = [];
    const change = changeRenewal({ ...ownDeps(queued), provider }, { subscriptionId, cancelAtPeriodEnd: false }, true);
    await expect(change).rejects.toThrow("no answer");
    expect(wishes).toEqual([true]);
    expect(await readWish()).toBe(false);
    expect(queued).toEqual([expect.stringContaining(subscriptionId)]);
  });

  it("a card that is declined: days of grace, then the end; the person is told each", async () => {
    const subscriptionId = await subscribe(server, ana);
    sandbox.state.cards[subscriptionId] = CARDS.declinesLater;
    const [before] = await rows();
    sandbox.ledger.advance(31 * DAY);
    await sandbox.webhooks.settled();
    expect(sandbox.state.subscriptions[subscriptionId]?.status).toBe("past_due");
    expect(await rows()).toMatchObject([{ status: "active", endDate: before?.endDate }]);
    expect(await mine()).toMatchObject({
      state: "unpaid",
      nextBillingAt: null,
      endsAt: before?.endDate?.toISOString(),
    });

    sandbox.ledger.advance(8 * DAY);
    await sandbox.webhooks.settled();
    expect(await rows()).toMatchObject([{ status: "canceled" }]);
    expect(await isPremium()).toBe(false);
    await vi.waitFor(async () => expect(await emails()).toHaveLength(3), 10_000);
    expect(new Set((await emails()).map(({ messageId }) => messageId))).toHaveLength(3);
    for (const { messageId } of await emails()) expect(messageId).toMatch(/^<[\w-]{36}@/);
  });

  it("one that could not be charged is paid on the provider's page, with another card", async () => {
    const subscriptionId = await subscribe(server, ana);
    const pay = () => server.client(ana.cookie).subscription.pay({ subscriptionId });
    await expect(pay()).rejects.toMatchObject({ status: 409 });
    sandbox.state.cards[subscriptionId] = CARDS.declinesLater;
    sandbox.ledger.advance(31 * DAY);
    await sandbox.webhooks.settled();
    expect(await mine()).toMatchObject({ state: "unpaid" });

    const { url } = await pay();
    expect(await (await fetch(url)).text()).toContain("€3.99");
    const payWith = (card: string) =>
      fetch(url, { method: "POST", body: new URLSearchParams({ card }), headers: { origin: new URL(url).origin } });
    expect((await payWith(CARDS.declines)).status).toBe(402);
    expect(await mine()).toMatchObject({ state: "unpaid" });
    expect((await payWith(CARDS.pays)).status).toBe(200);
    await payWith(CARDS.pays);
    await sandbox.webhooks.settled();
    expect(await mine()).toMatchObject({ state: "renewing" });
    expect(scene.payments(subscriptionId)).toHaveLength(1);

    // From now on the new card is charged.
    sandbox.ledger.advance(31 * DAY);
    await sandbox.webhooks.settled();
    expect(await mine()).toMatchObject({ state: "renewing" });
  });

  it("a refund of an earlier payment ends nothing", async () => {
    const subscriptionId = await subscribe(server, ana);
    const [first] = scene.payments(subscriptionId);
    sandbox.ledger.advance(32 * DAY);
    if (first) sandbox.ledger.refund(first);
    await sandbox.webhooks.settled();
    expect(await mine()).toMatchObject({ state: "renewing" });
  });
});

describe("OPEN-78 cancelling while something fails", () => {
  const cancelCalls = (method: string, path: string) => method === "POST" && path.startsWith("/v1/subscriptions/");

  it.each(["error", "broken"] as const)(
    "PAY-06 the provider answers 500 (%s): nothing has changed, here and there",
    async (fault) => {
      const subscriptionId = await subscribe(server, ana);
      let faults = 0;
      sandbox.webhooks.deliver(() => 0);
      // The call and its retry fail.
      sandbox.faultOf(({ method, path }) => (cancelCalls(method, path) && faults++ < 2 ? fault : undefined));
      const refused = await post("/api/subscription/cancel", { subscriptionId });
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: "PAYMENT_PROVIDER_FAILED" }]);
      expect(await mine()).toMatchObject({ state: "renewing" });
      // A job has restored the provider's state.
      await vi.waitFor(
        () =>
          expect(sandbox.calls.filter((call) => call === `POST /v1/subscriptions/${subscriptionId}`)).toHaveLength(3),
        20_000,
      );
      expect(sandbox.state.subscriptions[subscriptionId]?.cancel_at_period_end).toBe(false);
    },
  );

  it("PAY-06 the provider cancels and its answer is lost: the call ends in time and is undone", async () => {
    const subscriptionId = await subscribe(server, ana);
    let faults = 0;
    sandbox.webhooks.deliver(() => 0);
    sandbox.faultOf(({ method, path }) => (cancelCalls(method, path) && faults++ < 2 ? "lost" : undefined));
    const began = performance.now();
    expect((await post("/api/subscription/cancel", { subscriptionId })).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(9500);
    await vi.waitFor(
      () => expect(sandbox.state.subscriptions[subscriptionId]?.cancel_at_period_end).toBe(false),
      20_000,
    );
  });

  it("PAY-06 the database cannot store it: the provider's step is undone", async () => {
    const subscriptionId = await subscribe(server, ana);
    sandbox.webhooks.deliver(() => 0);
    expect((await post("/api/subscription/cancel", { subscriptionId })).status).toBe(200);
    const { pool } = server.database;
    await pool.query("ALTER TABLE billing_states ADD CONSTRAINT broken CHECK (version < 2) NOT VALID");
    try {
      const refused = await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: true });
      expect(refused.status).toBe(500);
    } finally {
      await pool.query("ALTER TABLE billing_states DROP CONSTRAINT broken");
    }
    expect(sandbox.state.subscriptions[subscriptionId]?.cancel_at_period_end).toBe(false);
    expect(await mine()).toMatchObject({ state: "renewing" });
  });

  describe("when the connection to the database ends", () => {
    const lost = () => new Error("Connection terminated unexpectedly");

    /** Cancels at the provider and stores that through a database with `changes`. */
    async function cancelOn(changes: (db: Db) => Partial<Pick<Db, "transaction" | "select">>) {
      const subscriptionId = await subscribe(server, ana);
      sandbox.webhooks.deliver(() => 0);
      expect((await post("/api/subscription/cancel", { subscriptionId })).status).toBe(200);
      const queued: string[] = [];
      const told: string[] = [];
      const { db } = server.database;
      const deps = ownDeps(queued);
      const stored = storeRenewalState(
        {
          ...deps,
          db: Object.assign(Object.create(db), changes(db)),
          realtime: { emitTo: (ids) => void told.push(...ids) },
        },
        subscriptionId,
        true,
      );
      return { stored, queued, told, atProvider: () => sandbox.state.subscriptions[subscriptionId] };
    }

    it("after the commit: it is cancelled here and there, and told once", async () => {
      const { stored, queued, told, atProvider } = await cancelOn((db) => ({
        async transaction(...args) {
          await db.transaction(...args);
          throw lost();
        },
      }));
      expect(await stored).toBe(true);
      expect(atProvider()?.cancel_at_period_end).toBe(true);
      expect(await mine()).toMatchObject({ state: "ending" });
      expect(queued.filter((job) => job.includes('"cancelled"'))).toHaveLength(1);
      expect(told).toEqual([ana.id]);
    });

    it("while the database commits: it is cancelled here and there", { tags: ["postgres"] }, async () => {
      let committed: Promise<unknown> | undefined;
      const { stored, atProvider } = await cancelOn((db) => ({
        transaction: (work, ...rest) =>
          new Promise((_resolve, reject) => {
            const slowly: typeof work = async (tx) => {
              const result = await work(tx);
              reject(lost());
              await untilStatementWaits(server.database);
              return result;
            };
            committed = db.transaction(slowly, ...rest);
          }),
      }));
      expect(await stored).toBe(true);
      await committed;
      expect(atProvider()?.cancel_at_period_end).toBe(true);
      expect(await mine()).toMatchObject({ state: "ending" });
    });

    it("for longer: the provider keeps what the person wants, and the nightly job stores it", async () => {
      let isAway = false;
      const { stored, atProvider } = await cancelOn((db) => ({
        async transaction() {
          isAway = true;
          throw lost();
        },
        select: ((...args: Parameters<Db["select"]>) => {
          if (isAway) throw lost();
          return db.select(...args);
        }) as Db["select"],
      }));
      await expect(stored).rejects.toThrow("Connection terminated");
      expect(atProvider()?.cancel_at_period_end).toBe(true);
      expect(await mine()).toMatchObject({ state: "renewing" });
      await nightlyWork().reconcile();
      expect(await mine()).toMatchObject({ state: "ending" });
    });
  });

  it("PAY-04 the second step alone stores nothing that the provider does not say", async () => {
    const subscriptionId = await subscribe(server, ana);
    const refused = await post("/api/subscription/update-supabase", { subscriptionId, cancelAtPeriodEnd: true });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "SUBSCRIPTION_DIFFERS" }]);
    expect(await mine()).toMatchObject({ state: "renewing" });
  });
});

describe("two purchases", () => {
  it("a second one that is paid nevertheless is ended and refunded", async () => {
    await subscribe(server, ana);
    const [first] = await rows();
    const second = payAgain();
    await sandbox.webhooks.settled();
    await vi.waitFor(() => expect(sandbox.state.subscriptions[second]?.status).toBe("canceled"), 20_000);
    await vi.waitFor(() => expect(scene.payments(second)).toMatchObject([{ isRefunded: true }]), 20_000);
    await sandbox.webhooks.settled();
    const stored = await rows();
    expect(stored.filter(({ status }) => status === "active")).toMatchObject([{ id: first?.id }]);
    expect(await isPremium()).toBe(true);
  });

  it("of which the server hears at the same moment: one is kept, the other is ended", async () => {
    const both = [await subscribeUnnoticed(), payAgain()];
    const queued: string[] = [];
    const deps = ownDeps(queued);
    const { provider } = deps;
    if (!provider) throw new Error("there is no provider");
    let asked = 0;
    let goOn = () => {};
    const areBothAsked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const readSubscription: typeof provider.readSubscription = async (id) => {
      const found = await provider.readSubscription(id);
      asked++;
      if (asked === 2) goOn();
      await areBothAsked;
      return found;
    };
    const together = { ...deps, provider: { ...provider, readSubscription } };
    await Promise.all(both.map((id) => syncSubscription(together, id)));
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["active", "duplicate"]);
    expect(queued.filter((job) => job.startsWith("billing.end"))).toHaveLength(1);
  });
});

it("a change that is stored is published even where the database fails right after", async () => {
  const subscriptionId = await subscribeUnnoticed();
  const realtime = recordingDelivery();
  await syncSubscription({ ...ownDeps(), realtime, db: goneAfterCommit(server.database.db) }, subscriptionId);
  expect(realtime.take()).toMatchObject([{ to: [ana.id], event: "premium.changed" }]);
});

it("one subscription that cannot be made equal to the provider's keeps no other from it", async () => {
  const broken = await subscribeUnnoticed();
  const leo = await scene.addSubscriber();
  const other = payPurchase(server, await openPurchase(server, leo));
  sandbox.faultOf(({ path }) => (path.includes(broken) ? "error" : undefined));
  await expect(nightlyWork().reconcile()).rejects.toThrow();
  sandbox.faultOf(() => undefined);
  expect(await isPremium()).toBe(false);
  expect([other, await scene.isPremium(leo)]).toEqual([other, true]);
});

it("OPEN-83 what a deleted person has subscribed to is ended, and they are erased at the provider", async () => {
  const subscriptionId = await subscribe(server, ana);
  const { customer } = sandbox.state.subscriptions[subscriptionId] ?? { customer: "" };
  await server.database.db.insert(identityProofs).values({ sessionId: ana.sessionId, provenAt: new Date() });
  expect((await post("/api/delete-user", { userId: ana.id })).status).toBe(200);
  await vi.waitFor(() => expect(sandbox.state.subscriptions[subscriptionId]?.status).toBe("canceled"), 20_000);
  expect(sandbox.state.customers[customer]).toBeUndefined();
});

it("PAY-09 no card is stored anywhere, also after it was shown", async () => {
  await subscribe(server, ana);
  expect(await server.client(ana.cookie).subscription.payments()).toMatchObject({
    card: { brand: "visa", last4: "4242" },
  });
  const { rows: columns } = await server.database.pool.query<{ name: string }>(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'",
  );
  const names = columns.map(({ name }) => name).filter((name) => /^(billing|subscriptions)/.test(name));
  expect(names.filter((name) => /card|pan|cvc|expiry|iban/.test(name))).toEqual([]);
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  // Matches the last four digits only on their own, as ids and times contain them by chance.
  const isOfCard = `f.value LIKE '%${CARDS.pays}%' OR f.value ~* '(^|\\W)visa(\\W|$)' OR f.value ~ '(^|[^-_/+.:=0-9a-zA-Z])4242($|[^-_/+.:=0-9a-zA-Z])'`;
  const search = tables.map(
    ({ name }) => `SELECT '${name}' AS name, f.value FROM ${name} t, jsonb_each_text(to_jsonb(t)) f WHERE ${isOfCard}`,
  );
  expect(tables.length).toBeGreaterThan(40);
  expect((await server.database.pool.query(search.join(" UNION ALL "))).rows).toEqual([]);
});

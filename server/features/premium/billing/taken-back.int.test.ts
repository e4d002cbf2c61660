import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DISPUTES, INVOICES, REFUNDS, SUBSCRIPTIONS } from "../../../payments/statuses.ts";
import { openPremiumScene, openPurchase, type PremiumScene, payPurchase, subscribe } from "../../../testing/premium.ts";

let ana: Awaited<ReturnType<PremiumScene["begin"]>>;

const scene = await openPremiumScene();
const { server, sandbox } = scene;
afterAll(() => server.close());
beforeEach(async () => {
  ana = await scene.begin();
});

const isPremium = () => scene.isPremium(ana);
const mine = () => scene.mine(ana);
const emailsTo = async ({ email }: { email: string }) =>
  (await server.outbox.list()).filter(({ to }) => to.includes(email));

/** Subscribes; returns the provider's subscription and its payment. */
async function buy() {
  const subscription = sandbox.state.subscriptions[await subscribe(server, ana)];
  const [payment] = scene.payments(subscription?.id ?? "");
  if (!subscription || !payment) throw new Error("nothing was bought");
  return { subscription, payment };
}

const named = <Status extends string>(table: Record<Status, unknown>) => Object.keys(table) as Status[];

describe("while premium is in force", () => {
  const GONE: readonly (typeof DISPUTE_STATUSES)[number][] = [
    ...(["needs_response", "under_review", "lost", "prevented"] as const),
    ...(["appeal_needs_response", "appeal_under_review"] as const),
  ];
  const DISPUTE_STATUSES = named(DISPUTES);

  it.each(DISPUTE_STATUSES)("a dispute that is %s ends it only where the money is gone", async (status) => {
    const { subscription, payment } = await buy();
    sandbox.ledger.dispute(payment, status);
    await sandbox.webhooks.settled();
    const isGone = GONE.includes(status);
    expect([await isPremium(), subscription.status]).toEqual(isGone ? [false, "canceled"] : [true, "active"]);
  });

  it.each(named(REFUNDS))("a refund that is %s ends it only where the money is gone or about to go", async (status) => {
    const { subscription, payment } = await buy();
    sandbox.webhooks.deliver(() => 0);
    const refund = sandbox.ledger.refund(payment);
    sandbox.webhooks.deliver(() => 1);
    sandbox.ledger.turnRefund(refund, status);
    await sandbox.webhooks.settled();
    const isGone = status !== "failed" && status !== "canceled";
    expect([await isPremium(), subscription.status]).toEqual(isGone ? [false, "canceled"] : [true, "active"]);
  });

  it("refunds of parts end it with the last cent", async () => {
    const { payment } = await buy();
    const half = sandbox.ledger.refund(payment);
    half.amount = 100;
    await sandbox.webhooks.settled();
    expect(await isPremium()).toBe(true);
    sandbox.ledger.refund(payment).amount = payment.amount - 100;
    await sandbox.webhooks.settled();
    expect(await isPremium()).toBe(false);
  });

  it("OPEN-76 a subscription that is active, trialing or past due is premium, one of any other status is not", async () => {
    const { subscription } = await buy();
    const premium: string[] = [];
    for (const status of named(SUBSCRIPTIONS)) {
      subscription.status = status;
      sandbox.webhooks.emit("customer.subscription.updated", subscription);
      await sandbox.webhooks.settled();
      if (await isPremium()) premium.push(status);
    }
    expect(premium).toEqual(["active", "trialing", "past_due"]);
  });

  it("a subscription of a status that is unknown here stays as it is stored, and the notification comes again", async () => {
    const { subscription } = await buy();
    sandbox.webhooks.deliver(() => 0);
    subscription.status = "of_tomorrow";
    sandbox.webhooks.emit("customer.subscription.updated", subscription);
    const [event] = sandbox.webhooks.events.slice(-1);
    expect(event && (await sandbox.webhooks.send(event))).toBe(503);
    expect(await scene.rows(ana)).toMatchObject([{ status: "active" }]);
    subscription.status = "canceled";
    expect(event && (await sandbox.webhooks.send(event))).toBe(200);
    expect(await scene.rows(ana)).toMatchObject([{ status: "canceled" }]);
  });

  it("a dispute or a refund of a status that is unknown here neither ends premium nor gives it back", async () => {
    const { payment } = await buy();
    const unknown = "of_tomorrow" as never;
    const premium: boolean[] = [];
    const recordAfter = async (change: () => void) => {
      change();
      await sandbox.webhooks.settled();
      premium.push(await isPremium());
    };
    const dispute = sandbox.ledger.dispute(payment, unknown);
    await recordAfter(() => {});
    for (const status of ["lost", unknown, "warning_closed"]) {
      await recordAfter(() => sandbox.ledger.turnDispute(dispute, status));
    }
    expect(premium).toEqual([true, false, false, true]);
    premium.length = 0;
    let refund: ReturnType<typeof sandbox.ledger.refund> | undefined;
    await recordAfter(() => {
      refund = sandbox.ledger.refund(payment);
    });
    for (const status of [unknown, "failed"] as const)
      await recordAfter(() => refund && sandbox.ledger.turnRefund(refund, status));
    expect(premium).toEqual([false, false, true]);
  });

  it("only an open invoice is paid on the provider's page", async () => {
    const { subscription } = await buy();
    const payable: string[] = [];
    for (const status of named(INVOICES)) {
      const invoice = sandbox.state.invoices[subscription.latest_invoice ?? ""];
      if (invoice) invoice.status = status as typeof invoice.status;
      const pay = server.client(ana.cookie).subscription.pay({ subscriptionId: subscription.id });
      await pay.then(
        () => payable.push(status),
        (error) => expect(error, status).toMatchObject({ status: 409 }),
      );
    }
    expect(payable).toEqual(["open"]);
  });

  it("knows every status of refunds that the provider's client documents", () => {
    const entry = createRequire(import.meta.url).resolve("stripe");
    const source = readFileSync(join(dirname(entry), "resources/Refunds.d.ts"), "utf8");
    const [, sentence = ""] = /Status of the refund\. This can be ([^.]+)\./.exec(source) ?? [];
    const documented = [...sentence.matchAll(/`(\w+)`/g)].map(([, status]) => status);
    expect(documented.sort()).toEqual(named(REFUNDS).sort());
  });
});

describe("what has ended premium and does not come to pass after all", () => {
  const settle = async (change: () => void) => {
    change();
    await sandbox.webhooks.settled();
  };

  it("a dispute that is won gives back the days that were left, without renewal; the owner is told once", async () => {
    const { subscription, payment } = await buy();
    const paidUntil = (subscription.items.data[0]?.current_period_end ?? 0) * 1000;
    const dispute = sandbox.ledger.dispute(payment);
    await sandbox.webhooks.settled();
    expect(await scene.rows(ana)).toMatchObject([{ status: "disputed" }]);
    const endedAt = (subscription.ended_at ?? 0) * 1000;
    const before = Date.now();
    await settle(() => sandbox.ledger.turnDispute(dispute, "won"));
    const shown = await mine();
    expect(await isPremium()).toBe(true);
    expect(shown).toMatchObject({
      subscriptionId: null,
      state: "ending",
      nextBillingAt: null,
      withdrawableUntil: null,
    });
    const until = new Date(shown?.endsAt ?? 0).getTime();
    expect(until - before).toBeGreaterThanOrEqual(paidUntil - endedAt - 1000);
    expect(until - before).toBeLessThan(paidUntil - endedAt + 20_000);
    await vi.waitFor(async () => expect(await emailsTo(ana)).toHaveLength(3), 10_000);

    for (const path of ["/api/subscription/reactivate", "/api/v1/subscription/withdraw"]) {
      expect((await scene.post(ana, path, { subscriptionId: subscription.id })).status, path).toBe(404);
    }
    // Premium ends with the restored days.
    subscription.metadata.restored_until = String(Math.floor(Date.now() / 1000) - 60);
    await settle(() => sandbox.webhooks.emit("customer.subscription.updated", subscription));
    expect(await scene.rows(ana)).toMatchObject([{ status: "disputed" }]);
    expect(await isPremium()).toBe(false);
  });

  it("a refund that fails gives them back, too; after a withdrawal it does not", async () => {
    const { payment } = await buy();
    await settle(() => sandbox.ledger.refund(payment));
    expect(await scene.rows(ana)).toMatchObject([{ status: "refunded" }]);
    const [refund] = Object.values(sandbox.state.refunds).filter((each) => each.payment_intent === payment.id);
    await settle(() => refund && sandbox.ledger.turnRefund(refund, "failed"));
    expect(await isPremium()).toBe(true);

    ana = await scene.begin();
    const other = await buy();
    await server.client(ana.cookie).subscription.withdraw({ subscriptionId: other.subscription.id });
    const [own] = Object.values(sandbox.state.refunds).filter((each) => each.payment_intent === other.payment.id);
    await settle(() => own && sandbox.ledger.turnRefund(own, "failed"));
    expect(await scene.rows(ana)).toMatchObject([{ status: "withdrawn" }]);
  });

  it("all notifications of an inquiry that becomes a dispute and is won: in any order, twice, late, with one end", async () => {
    const { subscription, payment } = await buy();
    const from = sandbox.webhooks.events.length;
    const dispute = sandbox.ledger.dispute(payment, "warning_needs_response");
    await sandbox.webhooks.settled();
    for (const status of ["needs_response", "under_review", "won"] as const) {
      await settle(() => sandbox.ledger.turnDispute(dispute, status));
      expect(await isPremium(), status).toBe(status === "won");
    }
    const [before] = await scene.rows(ana);
    const events = sandbox.webhooks.events.slice(from);
    for (const [index, event] of [...events, ...events].reverse().entries()) {
      expect(await sandbox.webhooks.send({ ...event, id: `${event.id}${index}` })).toBe(200);
    }
    expect(await scene.rows(ana)).toEqual([before]);
    await settle(() => sandbox.ledger.turnDispute(dispute, "lost"));
    expect([await isPremium(), subscription.metadata.restored_until]).toEqual([false, undefined]);
  });

  it("a dispute that is lost and won again gives back what was left of the days given back before", async () => {
    const { subscription, payment } = await buy();
    const dispute = sandbox.ledger.dispute(payment);
    await sandbox.webhooks.settled();
    await settle(() => sandbox.ledger.turnDispute(dispute, "won"));
    const left = 5 * 86_400;
    const fiveDays = () => String(Math.floor(Date.now() / 1000) + left);
    subscription.metadata.restored_until = fiveDays();
    await settle(() => sandbox.ledger.turnDispute(dispute, "appeal_under_review"));
    expect(await isPremium()).toBe(false);
    await settle(() => sandbox.ledger.turnDispute(dispute, "won"));
    expect(await isPremium()).toBe(true);
    expect(Math.abs(Number(subscription.metadata.restored_until) - Number(fiveDays()))).toBeLessThan(20);
  });

  it("a dispute that is won while a notification from before ends premium gives it back, whichever is the last", async () => {
    const { subscription, payment } = await buy();
    sandbox.webhooks.deliver(() => 0);
    const dispute = sandbox.ledger.dispute(payment);
    const [created] = sandbox.webhooks.events.slice(-1);
    sandbox.faultOf(({ method }) => {
      if (method === "DELETE") sandbox.ledger.turnDispute(dispute, "won");
      return undefined;
    });
    expect(created && (await sandbox.webhooks.send(created))).toBe(200);
    expect([await isPremium(), subscription.status]).toEqual([true, "canceled"]);
  });

  it("people who have bought premium again meanwhile keep that, and are not refunded", async () => {
    const { payment } = await buy();
    await settle(() => sandbox.ledger.dispute(payment));
    const second = payPurchase(server, await openPurchase(server, ana));
    await sandbox.webhooks.settled();
    const [dispute] = Object.values(sandbox.state.disputes).filter((each) => each.payment_intent === payment.id);
    await settle(() => dispute && sandbox.ledger.turnDispute(dispute, "won"));
    const statuses = (await scene.rows(ana)).map(({ status }) => status).sort();
    expect(statuses).toEqual(["active", "disputed"]);
    expect(await mine()).toMatchObject({ subscriptionId: second, state: "renewing" });
    expect(scene.payments(second)).toMatchObject([{ isRefunded: false }]);
  });
});

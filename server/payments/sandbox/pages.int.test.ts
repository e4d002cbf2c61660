import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openPremiumScene, openPurchase, type PremiumScene, payPurchase } from "../../testing/premium.ts";
import { CARDS } from "./ledger.ts";

let ana: Awaited<ReturnType<PremiumScene["begin"]>>;

const scene = await openPremiumScene();
afterAll(() => scene.server.close());
beforeEach(async () => {
  ana = await scene.begin();
});

/** Opens a sandbox page, or submits its form, by default from the sandbox's origin. */
async function open(path: string, fields?: Record<string, string>, from = scene.sandbox.url) {
  const url = new URL(path, scene.sandbox.url);
  const response = await fetch(url, {
    ...(fields && { method: "POST", body: new URLSearchParams(fields), headers: { origin: new URL(from).origin } }),
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    location: response.headers.get("location"),
    type: response.headers.get("content-type"),
    heading: /<h1>(.*?)<\/h1>/.exec(text)?.[1],
    error: /role="alert">(.*?)</.exec(text)?.[1],
    links: [...text.matchAll(/(?:href|action)="(?!data:)([^"]*)"/g)].map(([, address]) => address),
    buttons: [...text.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words),
    text,
  };
}

const purchase = async (plan: "monthly" | "yearly" = "monthly") =>
  `/pay/${await openPurchase(scene.server, { ...ana, plan })}`;
const stateOf = (path: string) => scene.sandbox.state.sessions[path.split("/")[2] ?? ""];

describe("the payment page", () => {
  it("says what it costs, offers the test cards, and leads back", async () => {
    const path = await purchase();
    const page = await open(path);
    expect(page).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
    expect(page.heading).toBe("Subscribe to Nakamatch Premium");
    expect(page.buttons).toEqual(["Subscribe and pay €3.99"]);
    expect(page.links).toEqual([path, stateOf(path)?.cancel_url]);
    expect(
      [...page.text.matchAll(/value="(\d+)"( checked)?/g)].map(([, number, checked]) => [number, checked]),
    ).toEqual([
      [CARDS.pays, " checked"],
      [CARDS.authenticates, undefined],
      [CARDS.declines, undefined],
      [CARDS.declinesLater, undefined],
    ]);
    expect(page.text).toContain(`<b>${CARDS.pays.match(/.{4}/g)?.join(" ")}</b><br>Pays`);
  });

  it("refuses cards that are declined or none, and charges nothing", async () => {
    const path = await purchase();
    expect(await open(path, { card: CARDS.declines })).toMatchObject({
      status: 402,
      error: "Your card was declined. Nothing was charged.",
    });
    expect(await open(path, { card: "1" })).toMatchObject({ status: 402, error: "That is no test card." });
    expect(await open(path, {})).toMatchObject({ status: 402, error: "That is no test card." });
    expect(stateOf(path)?.status).toBe("open");
  });

  it("takes no form of another page", async () => {
    const path = await purchase();
    expect(await open(path, { card: CARDS.pays }, "http://127.0.0.1:1")).toMatchObject({
      status: 403,
      heading: "Not from this page.",
    });
    expect(stateOf(path)?.status).toBe("open");
  });

  it("asks the bank where the card wants that, and pays once it confirms", async () => {
    const path = await purchase("yearly");
    expect(await open(path, { card: CARDS.authenticates })).toMatchObject({
      status: 303,
      location: `${path}/authenticate`,
    });
    const bank = await open(`${path}/authenticate`);
    expect(bank).toMatchObject({ heading: "Confirm the payment", links: [`${path}/authenticate`] });
    expect(bank.buttons).toEqual(["Complete", "Fail"]);
    expect(await open(`${path}/authenticate`, { answer: "fail" })).toMatchObject({
      status: 402,
      error: "Your bank did not confirm the payment. Nothing was charged.",
    });
    const done = await open(`${path}/authenticate`, { answer: "complete" });
    expect(done.status).toBe(303);
    expect(done.location).toMatch(new RegExp(`/success\\?session_id=${path.split("/")[2]}$`));
    expect((await open(path)).heading).toBe("You're all done here.");
  });

  it("is over after a day, and elsewhere there is nothing", async () => {
    const path = await purchase();
    scene.sandbox.ledger.advance(2 * 86_400);
    expect((await open(path)).heading).toBe("This page has expired.");
    expect(await open("/pay/cs_test_unknown")).toMatchObject({ status: 404, heading: "There is nothing here." });
    expect(await open("/elsewhere")).toMatchObject({ status: 404 });
  });
});

describe("the page that moves the time", () => {
  /** Ana's subscription, as the page lists it. */
  async function listed() {
    const page = await open("/");
    return { page, row: page.text.split("<li>").find((each) => each.includes(ana.email)) };
  }
  async function subscribed() {
    const path = await purchase();
    payPurchase(scene.server, path.split("/")[2] ?? "");
    await scene.sandbox.webhooks.settled();
    return Object.values(scene.sandbox.state.subscriptions).find(({ metadata }) => metadata.user_id === ana.id)!;
  }

  it("lists the subscriptions with what can be done to them", async () => {
    const subscription = await subscribed();
    const { page, row } = await listed();
    expect(page.heading).toBe("Payment sandbox");
    expect(page.buttons.slice(0, 4)).toEqual(["+1", "+7", "+31", "+366"]);
    expect(row).toMatch(/: active, until \d{4}-\d\d-\d\d</);
    expect(
      [...(row ?? "").matchAll(/name="(\w+)" value="(\w+)"><button name="act" value="(\w+)"/g)].map(
        ([, ...all]) => all,
      ),
    ).toEqual([
      ["subscription", subscription.id, "decline"],
      ["subscription", subscription.id, "charge"],
      ["payment", expect.stringMatching(/^pi_/), "refund"],
      ["payment", expect.stringMatching(/^pi_/), "inquire"],
      ["payment", expect.stringMatching(/^pi_/), "dispute"],
      ["payment", expect.stringMatching(/^pi_/), "win"],
    ]);
  });

  it("moves it forward, never back", async () => {
    const before = scene.sandbox.ledger.now();
    expect(await open("/", { days: "7" })).toMatchObject({ status: 303, location: "/" });
    const after = scene.sandbox.ledger.now();
    expect(after - before).toBeGreaterThanOrEqual(7 * 86_400);
    expect(after - before).toBeLessThan(7 * 86_400 + 60);
    await open("/", { days: "-3" });
    expect(scene.sandbox.ledger.now()).toBeGreaterThanOrEqual(after);
  });

  it("lets renewals fail, be charged again, and money come back once", async () => {
    const { id } = await subscribed();
    await open("/", { act: "decline", subscription: id });
    expect(scene.sandbox.state.cards[id]).toBe(CARDS.declinesLater);
    await open("/", { act: "charge", subscription: id });
    expect(scene.sandbox.state.cards[id]).toBe(CARDS.pays);
    const [payment] = scene.payments(id);
    const { disputes } = scene.sandbox.state;
    const steps = ["inquire", "win", "dispute", "win"];
    const statuses = [];
    for (const act of steps) {
      await open("/", { act, payment: payment!.id });
      statuses.push(Object.values(disputes).map(({ status }) => status));
    }
    expect(statuses).toEqual([["warning_needs_response"], ["warning_closed"], ["needs_response"], ["won"]]);
    expect(scene.payments(id)[0]).toMatchObject({ isRefunded: false });
    await open("/", { act: "refund", payment: payment!.id });
    expect(scene.payments(id)[0]).toMatchObject({ isRefunded: true });
    await scene.sandbox.webhooks.settled();
  });
});

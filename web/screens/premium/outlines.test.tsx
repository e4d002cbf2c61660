import type { Subscription } from "@nakamatch/contract/endpoints/premium";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { dialogOf, outlineOfDialog, toastShown } from "../settings/testing.tsx";
import { renderSignedIn, viewer } from "../signed-in-testing.tsx";
import { Component as Success } from "../success/screen.tsx";
import { Component as Premium } from "./screen.tsx";

vi.mock("./leave-for.ts", () => ({ leaveFor: vi.fn() }));

beforeEach(() => void vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => void vi.useRealTimers());

const prices = { eur: { monthly: 399, yearly: 2499 }, brl: { monthly: 2390, yearly: 14_990 } };
const END = "2026-04-05T12:00:00.000Z";
const running: Subscription = {
  ...{ subscriptionId: "sub_1", plan: "monthly", state: "renewing" },
  ...{ startedAt: "2026-03-05T12:00:00.000Z", nextBillingAt: END, endsAt: null, withdrawableUntil: null },
};
const ending: Subscription = { ...running, state: "ending", nextBillingAt: null, endsAt: END };
const unpaid: Subscription = { ...ending, state: "unpaid" };
const granted: Subscription = { ...running, subscriptionId: null, plan: "yearly" };
const fresh: Subscription = { ...running, withdrawableUntil: "2026-03-19T12:00:00.000Z" };

const NETWORK = "No hay conexión con Nakamatch. Comprueba tu red e inténtalo de nuevo.";
const page = () => document.body.querySelector("div > div") as HTMLElement;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

type Answers = Parameters<typeof renderSignedIn>[1]["answers"];

function open(subscription: Subscription | null, answers: Answers = {}) {
  return renderSignedIn(<Premium />, {
    path: "/premium",
    answers: {
      "GET /premium/offer": () => ({ canSubscribe: true, prices }),
      "GET /me/subscription": () => ({ subscription }),
      ...answers,
    },
  });
}

describe("/premium consists of what its outline says", () => {
  test.each<[string, Subscription | null, Answers?]>([
    ["without a subscription", null],
    ["where nothing can be paid", null, { "GET /premium/offer": () => ({ canSubscribe: false, prices }) }],
    ["with one that renews", running],
    ["with one that ends", ending],
    ["with one that is not paid", unpaid],
    ["with one that was given", granted],
    ["with one that can be withdrawn from", fresh],
    ["that could not be loaded", null, { "GET /premium/offer": offline }],
  ])("%s", async (_name, subscription, answers) => {
    await open(subscription, answers);
    await screen.findByRole("heading", { level: 1 });
    expect(outlineOf(page())).toMatchSnapshot();
    expect(document.title).toMatchSnapshot();
  });

  test("for guests", async () => {
    fakeServer({
      "GET /api/v1/session": () => null,
      "GET /api/v1/premium/offer": () => ({ canSubscribe: true, prices }),
    });
    await renderApp("/premium");
    await screen.findByRole("button", { name: /3,99/ });
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
  });

  test("while the payment page is opened", async () => {
    await open(null, { "POST /create-checkout-session": () => new Promise(() => {}) });
    fireEvent.click(await screen.findByRole("button", { name: /24,99/ }));
    await waitFor(() => expect(page().querySelector("[aria-busy=true]")).toBeTruthy());
    expect(outlineOf(page())).toMatchSnapshot();
  });

  test.each<[string, Subscription, RegExp]>([
    ["cancelled", running, /^Cancelar/],
    ["reactivated", ending, /^Reactivar/],
    ["paid", unpaid, /^Pagar/],
  ])("while one is being %s", async (_name, subscription, button) => {
    await open(subscription, { "POST /subscription/*": () => new Promise(() => {}) });
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(page().querySelector("[aria-busy=true]")).toBeTruthy());
    expect(outlineOf(page())).toMatchSnapshot();
  });
});

describe("a toast says", () => {
  test.each<[string, Subscription, RegExp]>([
    ["until when a cancelled one lasts", running, /^Cancelar/],
    ["that a reactivated one goes on", ending, /^Reactivar/],
  ])("%s", async (_name, subscription, button) => {
    await open(subscription, {
      "POST /subscription/*": () => ({ cancelAtPeriodEnd: true }),
    });
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(toastShown()).not.toBeNull());
    expect(toastShown()).toMatchSnapshot();
  });

  test.each<[string, Subscription, RegExp]>([
    ["cancelled", running, /^Cancelar/],
    ["reactivated", ending, /^Reactivar/],
    ["paid", unpaid, /^Pagar/],
  ])("why one is not %s, until it is tried again", async (_name, subscription, button) => {
    let answer: () => unknown = offline;
    const { of } = await open(subscription, { "POST /subscription/*": () => answer() });
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(toastShown()?.[2]).toBe(NETWORK));
    expect(toastShown()).toMatchSnapshot();
    const again = screen.getByRole("button", { name: button });
    await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull());
    answer = () => new Promise(() => {});
    fireEvent.click(again);
    await waitFor(() => expect(of("POST", "/subscription/*")).toHaveLength(2));
    expect(toastShown(), "the old one is gone").toBeNull();
  });

  test("why no payment page is opened, until it is tried again", async () => {
    let answer: () => unknown = offline;
    const { of } = await open(null, { "POST /create-checkout-session": () => answer() });
    fireEvent.click(await screen.findByRole("button", { name: /3,99/ }));
    await waitFor(() => expect(toastShown()?.[2]).toBe(NETWORK));
    answer = () => new Promise(() => {});
    await waitFor(() => expect(page().querySelector("[aria-busy=true]")).toBeNull());
    press(/3,99/);
    await waitFor(() => expect(of("POST", "/create-checkout-session")).toHaveLength(2));
    expect(toastShown()).toBeNull();
  });
});

describe("withdrawing", () => {
  const ask = async (answers: Answers) => {
    const app = await open(fresh, answers);
    fireEvent.click(await screen.findByRole("button", { name: /esistir/ }));
    const name = (await screen.findByRole("alertdialog")).getAttribute("aria-labelledby") ?? "";
    return { ...app, title: document.getElementById(name)?.textContent ?? "" };
  };

  test("is a question that can be answered with no", async () => {
    const { of, title } = await ask({});
    expect(await outlineOfDialog(title, "alertdialog")).toMatchSnapshot();
    const dialog = await dialogOf(title, "alertdialog");
    fireEvent.click(dialog.getAllByRole("button").at(-2) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(of("POST", "/subscription/withdraw")).toHaveLength(0);
  });

  test("that fails closes the question and says why", async () => {
    const { of, title } = await ask({ "POST /subscription/withdraw": () => refusal("PAYMENT_PROVIDER_FAILED") });
    const dialog = await dialogOf(title, "alertdialog");
    fireEvent.click(dialog.getAllByRole("button").at(-1) as HTMLElement);
    await waitFor(() =>
      expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "No se pudo desistir de la suscripción"]),
    );
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(of("POST", "/subscription/withdraw").map(({ body }) => body)).toEqual([{ subscriptionId: "sub_1" }]);
  });

  test("is busy until there is an answer", async () => {
    const { title } = await ask({ "POST /subscription/withdraw": () => new Promise(() => {}) });
    const dialog = await dialogOf(title, "alertdialog");
    fireEvent.click(dialog.getAllByRole("button").at(-1) as HTMLElement);
    await waitFor(() => expect(dialog.dialog.querySelector("[aria-busy=true]")).toBeTruthy());
    expect(outlineOf(dialog.dialog)).toMatchSnapshot();
  });
});

describe("/success", () => {
  const arrive = (answer: () => unknown, isPremium = false) =>
    renderSignedIn(<Success />, {
      path: "/success?session_id=cs_test_X1",
      user: { isPremium },
      answers: { "GET /me/subscription": answer },
    });

  test("consists of what its outlines say, while it waits, and when it is confirmed", async () => {
    let subscription: Subscription | null = null;
    const { of } = await arrive(() => ({ subscription }));
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(1));
    expect(outlineOf(page())).toMatchSnapshot();
    const sessions = of("GET", "/session").length;
    subscription = running;
    await push("premium.changed", { personId: "00000000-0000-4000-8000-00000000000f" });
    await waitFor(() => expect(within(screen.getByRole("status")).getByText("Nami")).toBeTruthy());
    expect(outlineOf(page())).toMatchSnapshot();
    expect(document.title).toMatchSnapshot();
    await waitFor(() => expect(of("GET", "/session").length, "the flag is fetched").toBeGreaterThan(sessions));
  });

  test("asks every three seconds until it is confirmed, and says after twenty that it takes long", async () => {
    let subscription: Subscription | null = null;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { of } = await arrive(() => ({ subscription }), true);
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(1));
    const before = screen.getByRole("status").textContent;
    await act(async () => vi.advanceTimersByTimeAsync(13_000));
    expect(of("GET", "/me/subscription").length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole("status").textContent).toBe(before);
    await act(async () => vi.advanceTimersByTimeAsync(8000));
    expect(screen.getByRole("status").textContent).not.toBe(before);
    expect(outlineOf(page())).toMatchSnapshot();
    subscription = running;
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    await within(screen.getByRole("status")).findByText("Nami");
    const asked = of("GET", "/me/subscription").length;
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    expect(of("GET", "/me/subscription")).toHaveLength(asked);
  });

  test("fetches the own flag when a person's own name turns golden, and not for another's", async () => {
    const { of } = await arrive(() => ({ subscription: running }), true);
    await within(screen.getByRole("status")).findByText("Nami");
    await waitFor(() => expect(of("GET", "/session")).toHaveLength(1));
    await push("premium.changed", { personId: "00000000-0000-4000-8000-00000000000f" });
    await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(2));
    expect(of("GET", "/session")).toHaveLength(1);
    await push("premium.changed", { personId: viewer.id });
    await waitFor(() => expect(of("GET", "/session")).toHaveLength(2));
  });
});

import type { Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeServer, offline, refusal, signedIn } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { SESSION_KEY } from "../../lib/session-store.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { isClosed, NETWORK, never, toastShown } from "../settings/testing.tsx";
import { ending, fresh, openPremium, payments, prices, running, stayHere, unpaid } from "./testing.tsx";

stayHere();

const granted: Subscription = { ...running, subscriptionId: null, plan: "yearly" };
const page = () => document.body.querySelector("main > div") as HTMLElement;

describe("/premium consists of what its outline says", () => {
  test("PREM-01 PREM-02 PREM-03 PREM-05 LIMIT-24: for guests", async () => {
    fakeServer({
      "GET /api/v1/session": () => null,
      "GET /api/v1/premium/offer": () => ({ canSubscribe: true, prices }),
    });
    await renderApp("/premium");
    await screen.findByRole("button", { name: /3,99/ });
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    expect(document.title).toBe("Premium · Nakamatch");
  });

  test("NAV-13: a member who opens /premium stays there, and sees the plans", async () => {
    const member = signedIn();
    fakeServer({
      "GET /api/v1/session": () => member,
      "GET /api/v1/notifications": () => ({ hasNewLikes: false, hasNewChats: false, isModerator: false }),
      "GET /api/v1/premium/offer": () => ({ canSubscribe: true, prices }),
      "GET /api/v1/me/subscription": () => ({ subscription: null, ended: null }),
    });
    localStorage.setItem(SESSION_KEY, JSON.stringify(member));
    const { path } = await renderApp("/premium");
    await screen.findByRole("button", { name: /3,99/ });
    expect(screen.getByRole("navigation", { name: "Accesos rápidos" }), "of members").toBeTruthy();
    expect(path()).toBe("/premium");
  });

  test("PREM-06 PREM-07 PREM-08: with a subscription that renews and can be withdrawn from", async () => {
    await openPremium(fresh);
    await screen.findByRole("link", { name: /febrero/ });
    expect(outlineOf(page())).toMatchSnapshot();
  });

  test.each<[string, Subscription]>([
    ["ends", ending],
    ["is not paid", unpaid],
    ["was given", granted],
  ])("PREM-08 OPEN-97: with one that %s: its plan, its state and what can be done", async (_name, subscription) => {
    const charged = subscription.subscriptionId === null ? { price: null, card: null, invoices: [] } : payments;
    const { of } = await openPremium(subscription, { answers: { "GET /me/subscription/payments": () => charged } });
    await screen.findByRole("heading", { level: 1 });
    if (charged === payments) await screen.findByRole("link", { name: /febrero/ });
    else await waitFor(() => expect(of("GET", "/me/subscription/payments")).toHaveLength(1));
    const lines = outlineOf(page()).split("\n");
    expect(lines.slice(lines.findIndex((line) => line.includes("Estado")) + 1)).toMatchSnapshot();
  });
});

describe.each<[string, Subscription, RegExp, string, string]>([
  ["cancelled", running, /^Cancelar/, "Cancelando...", "No hemos podido cancelar la renovación"],
  ["reactivated", ending, /^Reactivar/, "Reactivando...", "No hemos podido reactivar la renovación"],
  ["paid", unpaid, /^Pagar/, "Abriendo el pago...", "No hemos podido abrir el pago"],
])("one that is being %s", (_name, subscription, button, busy, failed) => {
  test("says so meanwhile, and in a toast why it is not, until it is tried again", async () => {
    let answer: () => unknown = offline;
    const { of } = await openPremium(subscription, { answers: { "POST /subscription/*": () => answer() } });
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(toastShown()).toEqual(["destructive", failed, NETWORK]));
    const again = screen.getByRole("button", { name: button });
    await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull());
    answer = never;
    fireEvent.click(again);
    await waitFor(() => expect(of("POST", "/subscription/*")).toHaveLength(2));
    expect(toastShown(), "the old one is gone").toBeNull();
    expect([again.textContent, again.getAttribute("aria-busy")]).toEqual([busy, "true"]);
  });
});

test("a withdrawal that fails closes its question, which was busy until then, and says why", async () => {
  const answer = Promise.withResolvers<unknown>();
  const { of } = await openPremium(fresh, { answers: { "POST /subscription/withdraw": () => answer.promise } });
  fireEvent.click(await screen.findByRole("button", { name: /esistir/ }));
  const confirm = await screen.findByRole("button", { name: "Sí, desistir y recuperar el dinero" });
  fireEvent.click(confirm);
  await waitFor(() => expect(confirm.getAttribute("aria-busy")).toBe("true"));
  answer.resolve(refusal("PAYMENT_PROVIDER_FAILED"));
  await waitFor(() =>
    expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "No hemos podido tramitar la devolución"]),
  );
  await isClosed("alertdialog");
  expect(of("POST", "/subscription/withdraw").map(({ body }) => body)).toEqual([{ subscriptionId: "sub_1" }]);
});

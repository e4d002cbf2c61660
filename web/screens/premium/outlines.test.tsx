import type { Subscription } from "@nakamatch/contract/endpoints/premium";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeServer, offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { renderApp } from "../../shell/layouts/testing.tsx";
import { dialogOf, expectBusy, isClosed, NETWORK, never, outlineOfDialog, toastShown } from "../settings/testing.tsx";
import { ending, fresh, openPremium, prices, running, stayHere, unpaid } from "./testing.tsx";

stayHere();

const granted: Subscription = { ...running, subscriptionId: null, plan: "yearly" };
const page = () => document.body.querySelector("div > div") as HTMLElement;

type Answers = NonNullable<Parameters<typeof openPremium>[1]>["answers"];

describe("/premium consists of what its outline says", () => {
  test("for guests", async () => {
    fakeServer({
      "GET /api/v1/session": () => null,
      "GET /api/v1/premium/offer": () => ({ canSubscribe: true, prices }),
    });
    await renderApp("/premium");
    await screen.findByRole("button", { name: /3,99/ });
    expect(outlineOf(screen.getByRole("main"))).toMatchSnapshot();
    expect(document.title).toBe("Premium · Nakamatch");
  });

  test("with a subscription that renews and can be withdrawn from", async () => {
    await openPremium(fresh);
    await screen.findByRole("heading", { level: 1 });
    expect(outlineOf(page())).toMatchSnapshot();
  });

  test.each<[string, Subscription]>([
    ["ends", ending],
    ["is not paid", unpaid],
    ["was given", granted],
  ])("with one that %s: its plan, its state and what can be done", async (_name, subscription) => {
    await openPremium(subscription);
    await screen.findByRole("heading", { level: 1 });
    const lines = outlineOf(page()).split("\n");
    expect(lines.slice(lines.findIndex((line) => line.includes("Estado")) + 1)).toMatchSnapshot();
  });
});

describe.each<[string, Subscription, RegExp, string, string]>([
  ["cancelled", running, /^Cancelar/, "Cancelando...", "No se pudo cancelar la renovación"],
  ["reactivated", ending, /^Reactivar/, "Reactivando...", "No se pudo reactivar la renovación"],
  ["paid", unpaid, /^Pagar/, "Abriendo el pago...", "No se pudo abrir el pago"],
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

describe("a toast says", () => {
  test.each<[string, Subscription, RegExp]>([
    ["until when a cancelled one lasts", running, /^Cancelar/],
    ["that a reactivated one goes on", ending, /^Reactivar/],
  ])("%s", async (_name, subscription, button) => {
    await openPremium(subscription, { answers: { "POST /subscription/*": () => ({ cancelAtPeriodEnd: true }) } });
    fireEvent.click(await screen.findByRole("button", { name: button }));
    await waitFor(() => expect(toastShown()).not.toBeNull());
    expect(toastShown()).toMatchSnapshot();
  });

  test("why no payment page is opened, until it is tried again", async () => {
    let answer: () => unknown = offline;
    const { of } = await openPremium(null, { answers: { "POST /create-checkout-session": () => answer() } });
    fireEvent.click(await screen.findByRole("button", { name: /3,99/ }));
    await waitFor(() => expect(toastShown()?.[2]).toBe(NETWORK));
    answer = never;
    await waitFor(() => expect(page().querySelector("[aria-busy=true]")).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: /3,99/ }));
    await waitFor(() => expect(of("POST", "/create-checkout-session")).toHaveLength(2));
    expect(toastShown()).toBeNull();
  });
});

describe("withdrawing", () => {
  const ask = async (answers: Answers = {}) => {
    const app = await openPremium(fresh, { answers });
    fireEvent.click(await screen.findByRole("button", { name: /esistir/ }));
    const name = (await screen.findByRole("alertdialog")).getAttribute("aria-labelledby") ?? "";
    return { ...app, title: document.getElementById(name)?.textContent ?? "" };
  };

  test("is a question that can be answered with no", async () => {
    const { of, title } = await ask();
    expect(await outlineOfDialog(title, "alertdialog")).toMatchSnapshot();
    const dialog = await dialogOf(title, "alertdialog");
    fireEvent.click(dialog.getAllByRole("button").at(-2) as HTMLElement);
    await isClosed("alertdialog");
    expect(of("POST", "/subscription/withdraw")).toHaveLength(0);
  });

  test("that fails closes the question, which was busy until then, and says why", async () => {
    let refuse = () => {};
    const { of, title } = await ask({
      "POST /subscription/withdraw": () =>
        new Promise((resolve) => (refuse = () => resolve(refusal("PAYMENT_PROVIDER_FAILED")))),
    });
    const dialog = await dialogOf(title, "alertdialog");
    dialog.press("Sí, desistir");
    await expectBusy(dialog, "Sí, desistir");
    refuse();
    await waitFor(() =>
      expect(toastShown()?.slice(0, 2)).toEqual(["destructive", "No se pudo desistir de la suscripción"]),
    );
    await isClosed("alertdialog");
    expect(of("POST", "/subscription/withdraw").map(({ body }) => body)).toEqual([{ subscriptionId: "sub_1" }]);
  });
});

import { es } from "@nakamatch/phrases/es";
import { dictionaries } from "@nakamatch/phrases/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import { ending, fresh, leaveFor, openPremium as open, prices, running, stayHere, unpaid } from "./testing.tsx";

stayHere();

const words = es.premiumPage;

/** Text with plain spaces. */
const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll(/\s/g, " ");
const planCard = async (name: string) => screen.findByRole("article", { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("without a subscription", () => {
  test("PREM-04 OPEN-77 in Portuguese the prices are in real", async () => {
    await open(null, { language: "pt" });
    const { plans } = dictionaries.pt.premiumPage;
    expect(plain(await planCard(plans.monthly))).toContain("R$ 23,90");
    expect(plain(await planCard(plans.yearly))).toContain("R$ 149,90");
    expect(plain(await planCard(plans.yearly))).toContain("R$ 136,90");
  });

  test("PREM-04 in Portuguese a switch shows and charges euros, as another tab has it too", async () => {
    const url = "https://checkout.example/pay/1";
    const { plans } = dictionaries.pt.premiumPage;
    const { of } = await open(null, { language: "pt", answers: { "POST /create-checkout-session": () => ({ url }) } });
    const pay = async (price: RegExp) => {
      fireEvent.click(await screen.findByRole("button", { name: price }));
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
      leaveFor.mockReset();
      // The browser's back button.
      fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
      const { headers, body } = of("POST", "/create-checkout-session").at(-1) ?? {};
      expect(body).toEqual({ plan: "monthly", user_id: viewer.id });
      return headers?.get("x-currency");
    };
    expect(await pay(/23,90 por mês/)).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: plans.euros }));
    for (const part of ["24,99 €", "22,89 €"]) expect(plain(await planCard(plans.yearly))).toContain(part);
    expect(await pay(/3,99/)).toBe("eur");

    localStorage.removeItem("nakamatch-currency");
    fireEvent(window, new StorageEvent("storage", { key: "nakamatch-currency" }));
    expect(await pay(/23,90 por mês/)).toBeNull();
  });

  test.each(["es", "en", "fr", "it", "de"] as const)(
    "PREM-04 in %s there are euros, and no switch",
    async (language) => {
      localStorage.setItem("nakamatch-currency", "eur");
      await open(null, { language });
      expect(plain(await planCard(dictionaries[language].premiumPage.plans.monthly))).toMatch(/€ ?3.99|3,99 €/);
      expect(screen.queryByRole("switch")).toBeNull();
    },
  );

  test.each([["monthly", /3,99/] as const, ["yearly", /24,99/] as const])(
    "PAY-01 PAY-02 LIMIT-25 choosing the %s plan leads to the payment page",
    async (plan, name) => {
      const url = "https://checkout.example/pay/1";
      const { of } = await open(null, { answers: { "POST /create-checkout-session": () => ({ url }) } });
      fireEvent.click(await screen.findByRole("button", { name }));
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
      const [call] = of("POST", "/create-checkout-session");
      expect(call).toMatchObject({ path: "/api/create-checkout-session", body: { plan, user_id: viewer.id } });
    },
  );

  test("the pressed plan is busy until the payment page is there", async () => {
    const { promise, resolve } = Promise.withResolvers<{ url: string }>();
    await open(null, { answers: { "POST /create-checkout-session": () => promise } });
    fireEvent.click(await screen.findByRole("button", { name: /3,99/ }));
    const busy = screen.getAllByRole("button").filter((button) => button.getAttribute("aria-busy") === "true");
    expect(busy.map((button) => button.closest("article"))).toEqual([await planCard("Mensual")]);
    expect(busy[0]?.textContent).toBe("Abriendo el pago...");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /24,99/ }).disabled).toBe(true);
    resolve({ url: "https://checkout.example/pay/1" });
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  });

  test("PAY-03 a checkout that is refused says so, and the browser stays", async () => {
    await open(null, { answers: { "POST /create-checkout-session": () => refusal("PAYMENT_PROVIDER_FAILED") } });
    fireEvent.click(await screen.findByRole("button", { name: /3,99/ }));
    await screen.findByText(words.toasts.subscriptionError);
    expect(screen.getByText(es.errors.codes.PAYMENT_PROVIDER_FAILED)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("where the server takes no payments it says so and offers no button", async () => {
    await open(null, { canSubscribe: false });
    await screen.findByText(words.off.title);
    expect(plain(await planCard(words.plans.monthly))).toContain("3,99 €");
    expect(screen.queryByRole("button", { name: /3,99/ })).toBeNull();
  });
});

describe("with a subscription", () => {
  test("I18N-13 LIMIT-31 its dates are Spanish in every language", async () => {
    await open(running, { language: "de" });
    const { manage } = dictionaries.de.premiumPage;
    const own = (await screen.findByRole("heading", { name: manage.title })).closest("section");
    expect(plain(own)).toContain("5 de marzo de 2026");
  });

  test.each([
    ["PAY-04", "cancel", running, ending, "Sigues siendo premium hasta el 5 de abril de 2026."],
    ["PAY-05", "reactivate", ending, running, es.premiumPage.toasts.reactivatedText],
  ] as const)("%s %s calls the provider, then the database, and is told", async (_row, name, before, after, told) => {
    const cancelAtPeriodEnd = name === "cancel";
    const { of, state } = await open(before, {
      answers: {
        [`POST /subscription/${name}`]: () => ({ cancelAtPeriodEnd }),
        "POST /subscription/update-supabase": () => {
          state.subscription = after;
          return { cancelAtPeriodEnd };
        },
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: words.manage[name] }));
    await screen.findByRole("button", { name: words.manage[name === "cancel" ? "reactivate" : "cancel"] });
    await screen.findByText(told);
    expect(of("POST", `/subscription/${name}`)).toMatchObject([
      { path: `/api/subscription/${name}`, body: { subscriptionId: "sub_1" } },
    ]);
    expect(of("POST", "/subscription/update-supabase")).toMatchObject([
      { path: "/api/subscription/update-supabase", body: { subscriptionId: "sub_1", cancelAtPeriodEnd } },
    ]);
  });

  test.each([
    ["PAY-06", "cancel", running, "the provider"],
    ["PAY-06", "cancel", running, "the database"],
    ["PAY-07", "reactivate", ending, "the database"],
  ] as const)(
    "PAY-06 PAY-07 (%s) %s that fails (%s, by %s) leaves the state as it was",
    async (_, name, before, half) => {
      const fails = () => refusal("PAYMENT_PROVIDER_FAILED");
      const { of } = await open(before, {
        answers: {
          [`POST /subscription/${name}`]: half === "the provider" ? fails : () => ({ cancelAtPeriodEnd: true }),
          "POST /subscription/update-supabase": fails,
        },
      });
      fireEvent.click(await screen.findByRole("button", { name: words.manage[name] }));
      await screen.findByText(words.toasts[`${name}Error`]);
      expect(screen.getByRole("button", { name: words.manage[name] })).toBeTruthy();
      expect(of("POST", "/subscription/update-supabase")).toHaveLength(half === "the provider" ? 0 : 1);
    },
  );

  describe("with a renewal that could not be charged", () => {
    test("says so and leads to the page where it is paid", async () => {
      const url = "https://invoice.example/1";
      const { of } = await open(unpaid, { answers: { "POST /subscription/pay": () => ({ url }) } });
      expect((await screen.findByRole("alert")).textContent).toBe(words.manage.unpaid);
      press(words.manage.pay);
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
      expect(of("POST", "/subscription/pay")).toMatchObject([{ body: { subscriptionId: "sub_1" } }]);
      // Not opened twice during navigation; again after returning.
      const button = screen.getByRole("button", { name: words.manage.paying });
      fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
      await waitFor(() => expect(button.textContent).toBe(words.manage.pay));
    });

    test("that was paid meanwhile is shown as such", async () => {
      const { state } = await open(unpaid, {
        answers: {
          "POST /subscription/pay": () => {
            state.subscription = running;
            return refusal("NOTHING_TO_PAY");
          },
        },
      });
      fireEvent.click(await screen.findByRole("button", { name: words.manage.pay }));
      await screen.findByText(words.toasts.payError);
      expect(screen.getByText(es.errors.codes.NOTHING_TO_PAY)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole("button", { name: words.manage.pay })).toBeNull());
      expect(leaveFor).not.toHaveBeenCalled();
    });
  });

  test("withdrawing asks first, which can be answered with no; then the plans are back", async () => {
    const { of, state } = await open(fresh, {
      answers: {
        "POST /subscription/withdraw": () => {
          state.subscription = null;
          return { isWithdrawn: true };
        },
      },
    });
    await screen.findByText("Puedes desistir hasta el 19 de marzo de 2026.");
    press(words.withdraw.open);
    const question = await screen.findByRole("alertdialog");
    expect(outlineOf(question)).toMatchSnapshot();
    fireEvent.click(within(question).getByRole("button", { name: words.withdraw.keep }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(of("POST", "/subscription/withdraw")).toHaveLength(0);
    press(words.withdraw.open);
    fireEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: words.withdraw.confirm }),
    );
    await planCard(words.plans.monthly);
    await screen.findByText(words.toasts.withdrawn);
  });

  test("what changes elsewhere is shown at once", async () => {
    const { state } = await open();
    await planCard(words.plans.monthly);
    state.subscription = running;
    await push("premium.changed", { personId: viewer.id });
    await screen.findByRole("heading", { name: words.manage.title });
  });
});

test("a page that cannot be loaded can be tried again", async () => {
  let isAway = true;
  await open(null, { answers: { "GET /premium/offer": () => (isAway ? offline() : { canSubscribe: true, prices }) } });
  await screen.findByText(words.error.title);
  isAway = false;
  press(es.common.actions.retry);
  await planCard(words.plans.monthly);
});

import { es } from "@nakamatch/phrases/es";
import { dictionaries } from "@nakamatch/phrases/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { offline, refusal } from "../../lib/api-testing.ts";
import { outlineOf } from "../../lib/outline-testing.ts";
import { push } from "../../lib/socket-testing.ts";
import { viewer } from "../signed-in-testing.tsx";
import {
  ending,
  fresh,
  leaveFor,
  openPremium as open,
  payments,
  prices,
  running,
  stayHere,
  unpaid,
} from "./testing.tsx";

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

  test("PAY-03 a checkout that is refused says so, and that nothing was charged; the browser stays", async () => {
    await open(null, { answers: { "POST /create-checkout-session": () => refusal("PAYMENT_PROVIDER_FAILED") } });
    fireEvent.click(await screen.findByRole("button", { name: /3,99/ }));
    await screen.findByText(words.toasts.subscriptionError);
    expect(screen.getByText(words.toasts.notCharged)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("where the server takes no payments it says so and offers no button", async () => {
    await open(null, { canSubscribe: false });
    await screen.findByText(words.off.title);
    expect(plain(await planCard(words.plans.monthly))).toContain("3,99 €");
    expect(screen.queryByRole("button", { name: /3,99/ })).toBeNull();
  });
});

test.each(["over", "withdrawn", "refunded", "disputed"] as const)(
  "PREM-11 I18N-13 above the plans stands what ended, when and why (%s), below them its invoices",
  async (reason) => {
    const ended = { plan: "yearly", endedAt: "2026-04-05T12:00:00.000Z", reason };
    const past = { price: null, card: null, invoices: payments.invoices };
    const answers = {
      "GET /me/subscription": () => ({ subscription: null, ended }),
      "GET /me/subscription/payments": () => past,
    };
    await open(null, { language: "de", answers });
    const { premiumPage: german } = dictionaries.de;
    await screen.findByText("Dein Jahresabo endete am 5 de abril de 2026");
    expect(screen.getByText(german.ended[reason])).toBeTruthy();
    expect(await planCard(german.plans.monthly)).toBeTruthy();
    await screen.findByRole("link", { name: /5 de marzo/ });
  },
);

test.each([
  ["PAYMENTS_OFF", null],
  ["PAYMENT_PROVIDER_FAILED", words.payments.noInvoices],
] as const)("past invoices that cannot be read are told without the price and the card: %s", async (code, told) => {
  const ended = { plan: "yearly", endedAt: "2026-04-05T12:00:00.000Z", reason: "over" };
  const { of } = await open(null, {
    answers: {
      "GET /me/subscription": () => ({ subscription: null, ended }),
      "GET /me/subscription/payments": () => refusal(code),
    },
  });
  await waitFor(() => expect(of("GET", "/me/subscription/payments")).toHaveLength(1));
  if (told) await screen.findByText(told);
  else await waitFor(() => expect(screen.queryByText(words.payments.title)).toBeNull());
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
    expect((await screen.findByText(told)).closest("[role=status]"), "until it is closed or one leaves").toBeTruthy();
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
      expect(screen.getByText(es.errors.codes.PAYMENT_PROVIDER_FAILED).textContent).not.toMatch(/cobrado/);
      expect(screen.getByRole("button", { name: words.manage[name] })).toBeTruthy();
      expect(of("POST", "/subscription/update-supabase")).toHaveLength(half === "the provider" ? 0 : 1);
    },
  );

  describe("what is read from the provider", () => {
    const own = async () => (await screen.findByRole("heading", { level: 1 })).closest("section");

    test("comes by itself, while all the rest stands and can be used", async () => {
      const answer = Promise.withResolvers<unknown>();
      await open(running, { answers: { "GET /me/subscription/payments": () => answer.promise } });
      await screen.findByRole("button", { name: words.manage.cancel });
      expect(plain(await own())).toContain("5 de abril de 2026");
      expect(plain(await own())).not.toContain("4242");
      answer.resolve(payments);
      await screen.findByText("Visa terminada en 4242");
      expect(plain(await own())).toContain("Mensual3,99 € al mes");
      expect(plain(await own())).toContain("Próximo cobro5 de abril de 2026" + "3,99 €");
    });

    test("OPEN-97 has no next payment once the renewal is cancelled", async () => {
      await open(ending);
      await screen.findByText("Visa terminada en 4242");
      expect(screen.queryByText(words.manage.next)).toBeNull();
    });

    test("I18N-13 links the invoices at the provider in another tab, with Spanish dates", async () => {
      await open(running, { language: "de" });
      const [first, second] = await screen.findAllByRole<HTMLAnchorElement>("link", { name: /de (marzo|febrero) de/ });
      expect([first?.href, first?.target, first?.rel, plain(first ?? null)]).toEqual([
        "https://invoice.example/2",
        "_blank",
        "noopener noreferrer",
        "5 de marzo de 20263,99 €",
      ]);
      expect(plain(second ?? null)).toContain(dictionaries.de.premiumPage.payments.unpaid);
    });

    test.each([
      [{ brand: "nueva", last4: "0001" }, "Tarjeta terminada en 0001"],
      [null, words.payments.noCard],
    ])("names a card of an unknown brand, and other means of payment (%o)", async (card, told) => {
      await open(running, { answers: { "GET /me/subscription/payments": () => ({ ...payments, card }) } });
      await screen.findByText(told);
    });

    test("is said to be missing where the provider is silent, and can be asked for again", async () => {
      let answer: () => unknown = () => refusal("PAYMENT_PROVIDER_FAILED");
      const { of } = await open(running, { answers: { "GET /me/subscription/payments": () => answer() } });
      await screen.findByText(words.payments.failed);
      expect(screen.getByText(words.payments.away)).toBeTruthy();
      expect(of("GET", "/me/subscription/payments"), "asked once").toHaveLength(1);
      expect(screen.getByRole("button", { name: words.manage.cancel })).toBeTruthy();
      answer = () => payments;
      const again = screen.getByRole("button", { name: es.common.actions.retry });
      again.focus();
      fireEvent.click(again);
      await screen.findByText("Visa terminada en 4242");
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "Facturas" })));
    });

    test("PAY-09 is forgotten with the screen", async () => {
      const { app, goTo } = await open(running);
      await screen.findByText("Visa terminada en 4242");
      await goTo("/contact");
      await waitFor(() =>
        expect(
          JSON.stringify(
            app.queries
              .getQueryCache()
              .getAll()
              .map(({ state }) => state.data),
          ),
        ).not.toContain("4242"),
      );
    });

    test("is read again when the own premium changes, and not for another's", async () => {
      const { of } = await open(running);
      await screen.findByText("Visa terminada en 4242");
      await push("premium.changed", { personId: "00000000-0000-4000-8000-00000000000f" });
      await waitFor(() => expect(of("GET", "/me/subscription")).toHaveLength(2));
      expect(of("GET", "/me/subscription/payments")).toHaveLength(1);
      await push("premium.changed", { personId: viewer.id });
      await waitFor(() => expect(of("GET", "/me/subscription/payments")).toHaveLength(2));
    });
  });

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
    await screen.findByText("Puedes hacerlo hasta el 19 de marzo de 2026.");
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
    const title = await screen.findByRole("heading", { name: words.toasts.withdrawn });
    const notice = title.closest<HTMLElement>("[role=status]")!;
    fireEvent.click(within(notice).getByRole("button", { name: "Cerrar" }));
    expect(screen.queryByText(words.toasts.withdrawn)).toBeNull();
  });

  test("a withdrawal whose event comes before its answer is still told, which takes the focus", async () => {
    const answer = Promise.withResolvers<unknown>();
    const { state } = await open(fresh, { answers: { "POST /subscription/withdraw": () => answer.promise } });
    const opener = await screen.findByRole("button", { name: words.withdraw.open });
    opener.focus();
    fireEvent.click(opener);
    const confirm = await screen.findByRole("button", { name: words.withdraw.confirm });
    confirm.focus();
    fireEvent.click(confirm);
    state.subscription = null;
    await push("premium.changed", { personId: viewer.id });
    await planCard(words.plans.monthly);
    answer.resolve({ isWithdrawn: true });
    const title = await screen.findByRole("heading", { name: words.toasts.withdrawn });
    await waitFor(() => expect(document.activeElement).toBe(title));
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

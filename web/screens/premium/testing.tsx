import type { Payments, Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { beforeEach, vi } from "vitest";
import { renderSignedIn, type SignedIn } from "../signed-in-testing.tsx";
import { Component as Premium } from "./screen.tsx";

/** For tests of `/premium`: subscriptions, and a server that stores one. */

export const prices = { eur: { monthly: 399, yearly: 2499 }, brl: { monthly: 2390, yearly: 14_990 } };

const END = "2026-04-05T12:00:00.000Z";
export const running: Subscription = {
  subscriptionId: "sub_1",
  plan: "monthly",
  state: "renewing",
  startedAt: "2026-03-05T12:00:00.000Z",
  nextBillingAt: END,
  endsAt: null,
  withdrawableUntil: null,
};
export const ending: Subscription = { ...running, state: "ending", nextBillingAt: null, endsAt: END };
export const unpaid: Subscription = { ...ending, state: "unpaid" };
export const fresh: Subscription = { ...running, withdrawableUntil: "2026-03-19T12:00:00.000Z" };

export const payments: Payments = {
  price: { cents: 399, currency: "eur" },
  card: { brand: "visa", last4: "4242" },
  invoices: [
    {
      issuedAt: "2026-03-05T12:00:00.000Z",
      cents: 399,
      currency: "eur",
      isPaid: true,
      url: "https://invoice.example/2",
    },
    {
      issuedAt: "2026-02-05T12:00:00.000Z",
      cents: 399,
      currency: "eur",
      isPaid: false,
      url: "https://invoice.example/1",
    },
  ],
};

/** Receives the browser's navigations. */
export const leaveFor = vi.fn();

/** Prevents navigation in each test of the file. */
export function stayHere(): void {
  beforeEach(() => {
    leaveFor.mockReset();
    vi.spyOn(location, "assign").mockImplementation(leaveFor);
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  });
}

type Setup = { canSubscribe?: boolean; language?: Language; answers?: SignedIn["answers"] };

export async function openPremium(
  subscription: Subscription | null = null,
  { canSubscribe = true, language = "es", answers = {} }: Setup = {},
) {
  const state = { subscription };
  const screen = (
    <main tabIndex={-1}>
      <Premium />
    </main>
  );
  const app = await renderSignedIn(screen, {
    path: "/premium",
    language,
    answers: {
      "GET /premium/offer": () => ({ canSubscribe, prices }),
      "GET /me/subscription": () => ({ subscription: state.subscription, ended: null }),
      "GET /me/subscription/payments": () => payments,
      ...answers,
    },
  });
  return { ...app, state };
}

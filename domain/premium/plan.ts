import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { type Currency, EURO_PRICES, PLANS, type Plan, WITHDRAWAL_DAYS } from "@nakamatch/contract/vocabulary/premium";

const DAY_MS = 86_400_000;

/** Premium lasts this long while a renewal fails. */
export const GRACE_DAYS = 7;

/** The currency shown and charged: real in Portuguese (PREM-04) unless euros are chosen. */
export function currencyOf(language: Language, asked?: string): Currency {
  return language === "pt" && asked !== "eur" ? "brl" : "eur";
}

/** Saving per year, in cents (LIMIT-24). */
export function yearlySaving(prices: Readonly<Record<Plan, number>> = EURO_PRICES): number {
  return 12 * prices.monthly - prices.yearly;
}

/** The same in percent, rounded down. */
export function savingPercent(prices: Readonly<Record<Plan, number>>): number {
  return Math.floor((yearlySaving(prices) * 100) / (12 * prices.monthly));
}

/** End of premium: the paid period if cancelled, else plus the days of grace. */
export function entitledUntil(paidUntil: Date, cancelAtPeriodEnd: boolean): Date {
  return new Date(paidUntil.getTime() + (cancelAtPeriodEnd ? 0 : GRACE_DAYS * DAY_MS));
}

/** End of the withdrawal period of a subscription. */
export function withdrawableUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** As `subscriptions` stores them (PAY-08). */
const STORED = { monthly: "mensual", yearly: "yearly" } as const satisfies Record<Plan, string>;
export type StoredPlan = (typeof STORED)[Plan];

const PLAN_OF: Record<StoredPlan, Plan> = { mensual: "monthly", yearly: "yearly" };

export function storedPlan(plan: Plan): StoredPlan {
  return STORED[plan];
}

export function planOf(stored: StoredPlan): Plan {
  return PLAN_OF[stored];
}

/** What a subscription pays for at a time, as calendars and payment providers call it. */
export const BILLING_INTERVALS = { monthly: "month", yearly: "year" } as const satisfies Record<Plan, string>;

/** The plan that is billed in this interval of the payment provider; undefined for any other. */
export function planBilledEach(interval: string | undefined): Plan | undefined {
  return PLANS.find((plan) => BILLING_INTERVALS[plan] === interval);
}

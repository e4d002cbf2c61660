import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { type Currency, EURO_PRICES, type Plan, WITHDRAWAL_DAYS } from "@nakamatch/contract/vocabulary/premium";

const DAY_MS = 86_400_000;

/** Days after the paid period for which premium lasts while a renewal cannot be charged. */
export const GRACE_DAYS = 7;

/**
 * The currency in which a page's language shows prices, and in which its visitors are charged: real in Portuguese (PREM-04),
 * unless euros are asked for.
 */
export function currencyOf(language: Language, asked?: string): Currency {
  return language === "pt" && asked !== "eur" ? "brl" : "eur";
}

/** What a year costs less with the yearly plan than with twelve months, in cents (LIMIT-24). */
export function yearlySaving(prices: Readonly<Record<Plan, number>> = EURO_PRICES): number {
  return 12 * prices.monthly - prices.yearly;
}

/** The yearly price in percent below twelve months, whole and never rounded up. */
export function savingPercent(prices: Readonly<Record<Plan, number>>): number {
  return Math.floor((yearlySaving(prices) * 100) / (12 * prices.monthly));
}

/** When premium ends unless the period is paid for again: at its end if it was cancelled, otherwise after the days of grace. */
export function entitledUntil(paidUntil: Date, cancelAtPeriodEnd: boolean): Date {
  return new Date(paidUntil.getTime() + (cancelAtPeriodEnd ? 0 : GRACE_DAYS * DAY_MS));
}

/** Until when a person may withdraw from a subscription that began at `startedAt`. */
export function withdrawableUntil(startedAt: Date): Date {
  return new Date(startedAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);
}

/** A plan as the table `subscriptions` names it (PAY-08). */
export function storedPlan(plan: Plan): "mensual" | "yearly" {
  return plan === "monthly" ? "mensual" : "yearly";
}

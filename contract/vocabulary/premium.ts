/** API names. `monthly` is stored as `mensual` (PAY-08). */
export const PLANS = ["monthly", "yearly"] as const;
export type Plan = (typeof PLANS)[number];

/** As the payment provider spells them. */
export const CURRENCIES = ["eur", "brl"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** `eur` requests euro prices in Portuguese. */
export const CURRENCY_HEADER = "x-currency";

/** In cents (LIMIT-24). */
export const EURO_PRICES: Readonly<Record<Plan, number>> = { monthly: 399, yearly: 2499 };

/** In cents; configurable (OPEN-77). */
export const DEFAULT_REAL_PRICES: Readonly<Record<Plan, number>> = { monthly: 2390, yearly: 14_990 };

/** Prerendered in `/premium`; servers with another offer render it themselves. */
export const USUAL_OFFER = { canSubscribe: true, prices: { eur: EURO_PRICES, brl: DEFAULT_REAL_PRICES } } as const;

export const WITHDRAWAL_DAYS = 14;

export const SUBSCRIPTION_STATES = ["renewing", "ending", "unpaid"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Why a subscription is over; `over`: cancelled, or not paid. */
export const END_STATES = ["over", "withdrawn", "refunded", "disputed"] as const;

/** The latest ones. */
export const INVOICES_SHOWN = 12;

/** The plans of the specification (§7, §9), as calls name them. `monthly` is stored as `mensual` (PAY-08). */
export const PLANS = ["monthly", "yearly"] as const;
export type Plan = (typeof PLANS)[number];

/** The currencies that prices are in, as the payment provider writes them. */
export const CURRENCIES = ["eur", "brl"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The header by which a page in Portuguese asks for prices in euro: `eur`. */
export const CURRENCY_HEADER = "x-currency";

/** Prices in euro, in cents (LIMIT-24). */
export const EURO_PRICES: Readonly<Record<Plan, number>> = { monthly: 399, yearly: 2499 };

/** Prices in real, in cents, unless the server's settings have others (OPEN-77). */
export const DEFAULT_REAL_PRICES: Readonly<Record<Plan, number>> = { monthly: 2390, yearly: 14_990 };

/** What `/premium` shows as it is rendered by the build; a server that charges something else does not send that page. */
export const USUAL_OFFER = { canSubscribe: true, prices: { eur: EURO_PRICES, brl: DEFAULT_REAL_PRICES } } as const;

/** Days after subscribing within which a person may withdraw and gets the money back. */
export const WITHDRAWAL_DAYS = 14;

/** What is left of a subscription that is in force: it renews, ends with the period, or a renewal could not be charged. */
export const SUBSCRIPTION_STATES = ["renewing", "ending", "unpaid"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

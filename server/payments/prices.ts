import { CURRENCIES, type Currency, EURO_PRICES, PLANS, type Plan } from "@nakamatch/contract/vocabulary/premium";
import { BILLING_INTERVALS } from "@nakamatch/domain/premium/plan";
import Stripe from "stripe";
import type { Config } from "../platform/config/config.ts";
import { lookupKey } from "./stripe.ts";

/** In cents, tax included. */
export type Prices = Readonly<Record<Currency, Readonly<Record<Plan, number>>>>;

const PRODUCT = "nakamatch_premium";

/** Returns the prices: euros as specified, reais as configured (LIMIT-24, OPEN-77). */
export function pricesOf({
  PREMIUM_MONTHLY_BRL: monthly,
  PREMIUM_YEARLY_BRL: yearly,
}: Pick<Config, "PREMIUM_MONTHLY_BRL" | "PREMIUM_YEARLY_BRL">): Prices {
  return { eur: EURO_PRICES, brl: { monthly: Math.round(monthly * 100), yearly: Math.round(yearly * 100) } };
}

/**
 * Creates product and prices at Stripe by lookup key. A changed price gets a new object; running subscriptions keep the
 * old one.
 *
 * @returns the lookup keys of new prices, and whether the product was archived
 */
export async function setUpPrices(stripe: Stripe, prices: Prices): Promise<{ made: string[]; isProductBack: boolean }> {
  const isProductBack = await ensureProduct(stripe);
  const made: string[] = [];
  for (const currency of CURRENCIES) {
    for (const plan of PLANS) {
      const key = lookupKey(plan, currency);
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
      const interval = BILLING_INTERVALS[plan];
      const [known] = data;
      const isRight = known?.currency === currency && known.recurring?.interval === interval;
      if (isRight && known.unit_amount === prices[currency][plan]) continue;
      await stripe.prices.create({
        product: PRODUCT,
        currency,
        unit_amount: prices[currency][plan],
        recurring: { interval },
        lookup_key: key,
        transfer_lookup_key: true,
        tax_behavior: "inclusive",
      });
      made.push(key);
    }
  }
  return { made, isProductBack };
}

/** Returns whether it was archived. */
async function ensureProduct(stripe: Stripe): Promise<boolean> {
  try {
    await stripe.products.create({ id: PRODUCT, name: "Nakamatch Premium" });
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === "resource_already_exists";
    if (!isThere) throw error;
    if ((await stripe.products.retrieve(PRODUCT)).active) return false;
    await stripe.products.update(PRODUCT, { active: true });
    return true;
  }
  return false;
}

/** Prepares the Stripe account of `STRIPE_SECRET_KEY`: product, prices and webhook. Idempotent. */
import { WEBHOOK_PATH } from "../features/premium/billing/routes.ts";
import { pricesOf } from "../payments/prices.ts";
import { setUpStripe } from "../payments/set-up.ts";
import { createStripeClient } from "../payments/stripe.ts";
import { readConfig } from "../platform/config/config.ts";

async function setUp(environment: NodeJS.ProcessEnv): Promise<string[]> {
  // This command creates the webhook secret.
  const config = readConfig({ STRIPE_WEBHOOK_SECRET: "unknown", ...environment });
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl } = config;
  if (secretKey === undefined) throw new Error("STRIPE_SECRET_KEY is not set.");
  const stripe = createStripeClient({ secretKey });
  return setUpStripe(stripe, { prices: pricesOf(config), url: `${publicUrl}${WEBHOOK_PATH}` });
}

try {
  process.stdout.write(`${(await setUp(process.env)).join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

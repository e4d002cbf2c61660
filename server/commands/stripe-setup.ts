/** Prepares the Stripe account of `STRIPE_SECRET_KEY`: product, prices and webhook. Idempotent. */
import { WEBHOOK_PATH } from "../features/billing/routes.ts";
import { pricesOf, setUpPrices } from "../payments/prices.ts";
import { createStripeClient, EVENT_TYPES } from "../payments/stripe.ts";
import { readConfig } from "../platform/config/config.ts";

async function setUp(environment: NodeJS.ProcessEnv): Promise<string[]> {
  // This command creates the webhook secret.
  const config = readConfig({ STRIPE_WEBHOOK_SECRET: "unknown", ...environment });
  const { STRIPE_SECRET_KEY: secretKey, PUBLIC_URL: publicUrl } = config;
  if (secretKey === undefined) throw new Error("STRIPE_SECRET_KEY is not set.");
  const stripe = createStripeClient({ secretKey });
  const made = await setUpPrices(stripe, pricesOf(config));
  const lines = [made.length > 0 ? `Made the prices ${made.join(", ")}.` : "All prices are there."];

  const url = `${publicUrl}${WEBHOOK_PATH}`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) {
    const isWhole = EVENT_TYPES.every((type) => known.enabled_events.includes(type));
    if (!isWhole) await stripe.webhookEndpoints.update(known.id, { enabled_events: [...EVENT_TYPES] });
    return [...lines, `Notifications go to ${url}.`];
  }
  if (!url.startsWith("https:"))
    return [...lines, "Stripe sends notifications to an https address only: set PUBLIC_URL."];
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: [...EVENT_TYPES] });
  return [
    ...lines,
    `Notifications go to ${url} from now on. Start the server with`,
    `  STRIPE_WEBHOOK_SECRET=${secret}`,
  ];
}

try {
  process.stdout.write(`${(await setUp(process.env)).join("\n")}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import Stripe from "stripe";
import { type Prices, setUpPrices } from "./prices.ts";
import { EVENT_TYPES } from "./stripe.ts";

/**
 * Prepares a Stripe account: product, prices and the endpoint at `url` for notifications. Idempotent.
 *
 * @returns what was found and done, in lines
 */
export async function setUpStripe(stripe: Stripe, { prices, url }: { prices: Prices; url: string }): Promise<string[]> {
  const { made, isProductBack } = await setUpPrices(stripe, prices);
  return [
    ...(isProductBack ? ["The product was archived, and can be bought again."] : []),
    made.length > 0 ? `Made the prices ${made.join(", ")}.` : "All prices are there.",
    ...(await setUpNotifications(stripe, url)),
  ];
}

async function setUpNotifications(stripe: Stripe, url: string): Promise<string[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find((endpoint) => endpoint.url === url);
  if (known) return repair(stripe, known);
  if (!url.startsWith("https:")) return ["Stripe sends notifications to an https address only: set PUBLIC_URL."];
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...EVENT_TYPES],
    api_version: Stripe.API_VERSION,
  });
  return [`Notifications go to ${url} from now on. Start the server with`, `  STRIPE_WEBHOOK_SECRET=${secret}`];
}

async function repair(stripe: Stripe, known: Stripe.WebhookEndpoint): Promise<string[]> {
  const { id, url, status, api_version: version, enabled_events: enabled } = known;
  const lacking = enabled.includes("*") ? [] : EVENT_TYPES.filter((type) => !enabled.includes(type));
  const isDisabled = status !== "enabled";
  if (isDisabled || lacking.length > 0) {
    await stripe.webhookEndpoints.update(id, {
      ...(isDisabled && { disabled: false }),
      ...(lacking.length > 0 && { enabled_events: [...EVENT_TYPES] }),
    });
  }
  return [
    ...(isDisabled
      ? [
          `The endpoint was ${status}, and is enabled again: what Stripe did not send meanwhile is made up for at night.`,
        ]
      : []),
    ...(lacking.length > 0 ? [`These notifications were not asked for: ${lacking.join(", ")}. Now they are.`] : []),
    `Notifications go to ${url}.`,
    // Stripe changes no version of an endpoint.
    ...(version === Stripe.API_VERSION
      ? []
      : [
          `They have the shape of ${version ?? "the account's version"} of Stripe's API, this release is made for ${Stripe.API_VERSION}. Older ones are read too;`,
          "for this one delete the endpoint at Stripe, run this command again, and start the servers with the new secret.",
        ]),
  ];
}

import { USUAL_OFFER } from "@nakamatch/contract/vocabulary/premium";
import Stripe from "stripe";
import { afterAll, beforeEach, expect, it } from "vitest";
import { emptyState } from "./sandbox/objects.ts";
import { startSandbox } from "./sandbox/sandbox.ts";
import { setUpStripe } from "./set-up.ts";
import { createStripeClient, EVENT_TYPES } from "./stripe.ts";

const url = "https://nakamatch.example/api/stripe/webhook";
const [ONE_TYPE, ...OTHER_TYPES] = EVENT_TYPES;

const sandbox = await startSandbox({ isProduction: false });
afterAll(() => sandbox.close());
beforeEach(() => void Object.assign(sandbox.state, emptyState()));

const setUp = (to = url) => setUpStripe(createStripeClient(sandbox), { prices: USUAL_OFFER.prices, url: to });
const endpoint = () => Object.values(sandbox.state.webhookEndpoints);

it("makes product, prices and an endpoint with the version of the API that is read, and prints its secret once", async () => {
  expect(await setUp()).toEqual([
    "Made the prices nakamatch_monthly_eur, nakamatch_yearly_eur, nakamatch_monthly_brl, nakamatch_yearly_brl.",
    `Notifications go to ${url} from now on. Start the server with`,
    expect.stringMatching(/^ {2}STRIPE_WEBHOOK_SECRET=whsec_\w+$/),
  ]);
  expect(endpoint()).toMatchObject([{ url, api_version: Stripe.API_VERSION, enabled_events: EVENT_TYPES }]);
  expect(await setUp()).toEqual(["All prices are there.", `Notifications go to ${url}.`]);
  expect(endpoint()).toHaveLength(1);
});

it("enables an endpoint that Stripe has disabled, asks for what it lacks, and says both", async () => {
  await setUp();
  Object.assign(endpoint()[0] ?? {}, { status: "disabled", enabled_events: OTHER_TYPES });
  expect(await setUp()).toEqual([
    "All prices are there.",
    expect.stringMatching(/^The endpoint was disabled, and is enabled again/),
    `These notifications were not asked for: ${ONE_TYPE}. Now they are.`,
    `Notifications go to ${url}.`,
  ]);
  expect(endpoint()).toMatchObject([{ status: "enabled", enabled_events: EVENT_TYPES }]);
});

it("says which version of the API an older endpoint has, which Stripe does not change", async () => {
  await setUp();
  Object.assign(endpoint()[0] ?? {}, { api_version: "2024-06-20", enabled_events: ["*"] });
  const [, ...lines] = await setUp();
  expect(lines).toEqual([
    `Notifications go to ${url}.`,
    expect.stringContaining("2024-06-20"),
    expect.stringContaining("delete the endpoint at Stripe"),
  ]);
});

it("brings back an archived product, replaces archived prices, and says so", async () => {
  await setUp();
  for (const product of Object.values(sandbox.state.products)) product.active = false;
  for (const price of Object.values(sandbox.state.prices)) price.active = price.lookup_key !== "nakamatch_monthly_eur";
  expect((await setUp()).slice(0, 2)).toEqual([
    "The product was archived, and can be bought again.",
    "Made the prices nakamatch_monthly_eur.",
  ]);
  expect((await setUp())[0]).toBe("All prices are there.");
});

it("without https asks for an address that Stripe sends to", async () => {
  expect((await setUp("http://localhost:3000/api/stripe/webhook")).at(-1)).toContain("set PUBLIC_URL");
  expect(endpoint()).toEqual([]);
});

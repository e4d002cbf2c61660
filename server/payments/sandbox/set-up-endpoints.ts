import Stripe from "stripe";
import { z } from "zod";
import { EVENT_TYPES } from "../stripe.ts";
import { type Endpoint, find, StripeRefusal } from "./endpoint.ts";
import { list } from "./expand.ts";
import { newId, type Price, type WebhookEndpoint } from "./objects.ts";
import { flag, paramsOf, whole } from "./params.ts";

/** What `npm run stripe:setup` uses. */
export const SET_UP_ENDPOINTS: readonly Endpoint[] = [
  {
    method: "POST",
    path: /^\/v1\/products$/,
    params: paramsOf<Stripe.ProductCreateParams>()({ id: z.string(), name: z.string() }),
    answer({ state }, { id, name }: { id: string; name: string }) {
      if (state.products[id]) throw new StripeRefusal(400, "resource_already_exists", "Product already exists.");
      state.products[id] = { id, object: "product", name, active: true };
      return state.products[id];
    },
  },
  {
    method: "GET",
    path: /^\/v1\/products\/(\w+)$/,
    params: z.strictObject({}),
    answer: ({ state }, _params, id) => find(state.products, id, "product"),
  },
  {
    method: "POST",
    path: /^\/v1\/products\/(\w+)$/,
    params: paramsOf<Stripe.ProductUpdateParams>()({ active: flag }),
    answer: ({ state }, { active }: { active: boolean }, id) =>
      Object.assign(find(state.products, id, "product"), { active }),
  },
  {
    method: "GET",
    path: /^\/v1\/prices$/,
    params: paramsOf<Stripe.PriceListParams>()({
      lookup_keys: z.array(z.string()).max(10).optional(),
      active: flag.optional(),
      limit: whole.optional(),
    }),
    answer({ state }, { lookup_keys: keys }: { lookup_keys?: string[] }) {
      const active = Object.values(state.prices).filter((price) => price.active);
      return list(active.filter((price) => !keys || keys.includes(price.lookup_key ?? "")));
    },
  },
  {
    method: "POST",
    path: /^\/v1\/prices$/,
    params: paramsOf<Stripe.PriceCreateParams>()({
      product: z.string(),
      currency: z.enum(["eur", "brl"]),
      unit_amount: whole,
      recurring: paramsOf<Stripe.PriceCreateParams.Recurring>()({ interval: z.enum(["day", "week", "month", "year"]) }),
      lookup_key: z.string().max(200),
      transfer_lookup_key: flag.optional(),
      tax_behavior: z.enum(["inclusive", "exclusive", "unspecified"]),
    }),
    answer(
      { state, ledger },
      params: Pick<Price, "product" | "currency" | "unit_amount" | "lookup_key"> & {
        recurring: { interval: "month" | "year" };
      },
    ) {
      for (const price of Object.values(state.prices)) {
        if (price.lookup_key === params.lookup_key) price.lookup_key = null;
      }
      const price: Price = {
        id: newId("price"),
        object: "price",
        active: true,
        created: ledger.now(),
        product: params.product,
        currency: params.currency,
        unit_amount: params.unit_amount,
        lookup_key: params.lookup_key,
        recurring: { interval: params.recurring.interval, interval_count: 1 },
      };
      state.prices[price.id] = price;
      return price;
    },
  },
  {
    method: "GET",
    path: /^\/v1\/webhook_endpoints$/,
    params: paramsOf<Stripe.WebhookEndpointListParams>()({ limit: whole.optional() }),
    answer: ({ state }) => list(Object.values(state.webhookEndpoints)),
  },
  {
    method: "POST",
    path: /^\/v1\/webhook_endpoints$/,
    params: paramsOf<Stripe.WebhookEndpointCreateParams>()({
      url: z.url({ protocol: /^https$/ }),
      api_version: z.literal(Stripe.API_VERSION),
      enabled_events: z.array(z.enum(EVENT_TYPES)),
    }),
    answer({ state }, params: Pick<WebhookEndpoint, "url" | "api_version" | "enabled_events">) {
      const id = newId("we");
      state.webhookEndpoints[id] = { id, object: "webhook_endpoint", status: "enabled", ...params };
      return { ...state.webhookEndpoints[id], secret: newId("whsec") };
    },
  },
  {
    method: "POST",
    path: /^\/v1\/webhook_endpoints\/(\w+)$/,
    params: paramsOf<Stripe.WebhookEndpointUpdateParams>()({
      disabled: flag.optional(),
      enabled_events: z.array(z.enum(EVENT_TYPES)).optional(),
    }),
    answer({ state }, params: { disabled?: boolean; enabled_events?: string[] }, id) {
      const endpoint = find(state.webhookEndpoints, id, "webhook_endpoint");
      if (params.disabled !== undefined) endpoint.status = params.disabled ? "disabled" : "enabled";
      endpoint.enabled_events = params.enabled_events ?? endpoint.enabled_events;
      return endpoint;
    },
  },
];

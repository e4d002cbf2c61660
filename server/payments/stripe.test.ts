import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { PaymentError } from "./provider.ts";
import { sign } from "./sandbox/webhooks.ts";
import { createStripeProvider, EVENT_TYPES } from "./stripe.ts";

const webhookSecret = "whsec_for_tests";
const provider = createStripeProvider({ secretKey: "sk_test_x", webhookSecret, site: "http://localhost:3000" });

/** Parses a notification about an object. */
function read(type: string, object: object) {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  return provider.readEvent(Buffer.from(body), sign(body, webhookSecret));
}

const subscription = { id: "sub_1" };
const session = { id: "cs_1", subscription: "sub_1" };
const invoice = { id: "in_1", parent: { subscription_details: { subscription: "sub_1" } } };
const charge = { id: "ch_1", refunded: true, payment_intent: "pi_1" };
const refund = { id: "re_1", payment_intent: "pi_1" };
const dispute = { id: "dp_1", payment_intent: { id: "pi_1" } };

const OBJECTS: Record<(typeof EVENT_TYPES)[number], object> = {
  "customer.subscription.created": subscription,
  "customer.subscription.updated": subscription,
  "customer.subscription.deleted": subscription,
  "customer.subscription.paused": subscription,
  "customer.subscription.resumed": subscription,
  "checkout.session.completed": session,
  "checkout.session.async_payment_succeeded": session,
  "invoice.paid": invoice,
  "invoice.payment_failed": invoice,
  "invoice.payment_action_required": invoice,
  "charge.refunded": charge,
  "charge.dispute.created": dispute,
  "charge.dispute.updated": dispute,
  "charge.dispute.closed": dispute,
  "charge.dispute.funds_withdrawn": dispute,
  "charge.dispute.funds_reinstated": dispute,
  "refund.updated": refund,
  "refund.failed": refund,
};
const isAboutPayment = (type: string) => /^(charge|refund)\./.test(type);

test.each(EVENT_TYPES)("%s is about the subscription, or about the payment", (type) => {
  const [subscriptionId, paymentId] = isAboutPayment(type) ? [undefined, "pi_1"] : ["sub_1", undefined];
  expect(read(type, OBJECTS[type])).toEqual({ id: "evt_1", type, subscriptionId, paymentId, isReadable: true });
});

test.each([
  ["named it beside its other fields", { id: "in_1", subscription: "sub_1" }, "sub_1"],
  ["carried it whole", { id: "in_1", subscription: { id: "sub_1", object: "subscription" } }, "sub_1"],
  ["said that there is none", { id: "in_1", subscription: null }, undefined],
])("an invoice in the shape of 2024-06-20, which %s, is read", (_, object, subscriptionId) => {
  expect(read("invoice.paid", object)).toMatchObject({ subscriptionId, isReadable: true });
});

test("other notifications, and those of money that no payment of ours was, are about nothing", () => {
  for (const [type, object] of [
    ["customer.created", { id: "cus_1" }],
    ["charge.refunded", { ...charge, payment_intent: null }],
    ["invoice.paid", { id: "in_1", parent: null }],
    ["invoice.paid", { id: "in_1", parent: { quote_details: {}, subscription_details: null } }],
  ] as const)
    expect(read(type, object)).toMatchObject({ subscriptionId: undefined, paymentId: undefined, isReadable: true });
});

test.each([
  ["[]", "unknown"],
  ["null", "unknown"],
  ['{"id":1}', "unknown"],
  ['{"id":"evt_1"}', "unknown"],
  ['{"id":"evt_1\\u0000","type":"customer.created"}', "unknown"],
  ["not JSON", "unknown"],
  ['{"id":"evt_1","object":"v2.core.event","type":"invoice.paid","related_object":{"id":"in_1"}}', "invoice.paid"],
  ['{"id":"evt_1","type":"invoice.paid","data":{"object":{"id":"in_1"}}}', "invoice.paid"],
  ['{"id":"evt_1","type":"customer.subscription.updated","data":{"object":{"id":5}}}', "customer.subscription.updated"],
])("a signed body whose subject cannot be told is known as such, by an id of its own: %s", (body, type) => {
  const event = provider.readEvent(Buffer.from(body), sign(body, webhookSecret));
  const id = type === "unknown" ? expect.stringMatching(/^unread_[0-9a-f]{64}$/) : "evt_1";
  expect(event).toEqual({ id, type, subscriptionId: undefined, paymentId: undefined, isReadable: false });
});

test("one with another's signature is refused", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "invoice.paid", data: { object: invoice } });
  expect(() => provider.readEvent(Buffer.from(body), sign(body, "whsec_other"))).toThrow(PaymentError);
});

test("invoices are asked for by customer only: without one, Stripe would list those of all", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://stripe").pathname);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ id: "sub_1", customer: "", ended_at: 1, data: [] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = { host: "127.0.0.1", port, protocol: "http" } as const;
  const stripe = createStripeProvider({ secretKey: "sk_test_x", webhookSecret, site: "x", address });
  expect(await stripe.readPayments({ subscriptionId: "sub_1", customerIds: [], limit: 12 })).toMatchObject({
    invoices: [],
  });
  expect(asked).toEqual(["/v1/subscriptions/sub_1"]);
  server.closeAllConnections();
  server.close();
});

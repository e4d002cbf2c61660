import { expect, test } from "vitest";
import { PaymentError } from "./provider.ts";
import { sign } from "./sandbox/webhooks.ts";
import { createStripeProvider, EVENT_TYPES } from "./stripe.ts";

const webhookSecret = "whsec_for_tests";
const provider = createStripeProvider({ secretKey: "sk_test_x", webhookSecret, site: "http://localhost:3000" });

/** Reads a notification about an object, as it comes from the provider. */
function read(type: string, object: object) {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  return provider.readEvent(Buffer.from(body), sign(body, webhookSecret));
}

const subscription = { id: "sub_1" };
const session = { id: "cs_1", subscription: "sub_1" };
const invoice = { id: "in_1", parent: { subscription_details: { subscription: "sub_1" } } };
const charge = { id: "ch_1", refunded: true, payment_intent: "pi_1" };
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
};

test.each(EVENT_TYPES.filter((type) => !type.startsWith("charge.")))("%s is about the subscription", (type) => {
  expect(read(type, OBJECTS[type])).toMatchObject({ id: "evt_1", type, subscriptionId: "sub_1", reversal: undefined });
});

test.each([
  ["charge.refunded", "refund"],
  ["charge.dispute.created", "dispute"],
] as const)("%s takes a payment back", (type, reason) => {
  expect(read(type, OBJECTS[type])).toMatchObject({
    subscriptionId: undefined,
    reversal: { paymentId: "pi_1", reason },
  });
});

test.each([
  ["a part of the amount", { ...charge, refunded: false }],
  ["what was not paid by a payment of ours", { ...charge, payment_intent: null }],
])("a refund of %s takes nothing back", (_what, object) => {
  expect(read("charge.refunded", object).reversal).toBeUndefined();
});

test("other notifications are about nothing", () => {
  expect(read("customer.created", { id: "cus_1" })).toMatchObject({ subscriptionId: undefined, reversal: undefined });
});

test("one with another's signature is refused", () => {
  const body = JSON.stringify({ id: "evt_1", object: "event", type: "invoice.paid", data: { object: invoice } });
  expect(() => provider.readEvent(Buffer.from(body), sign(body, "whsec_other"))).toThrow(PaymentError);
});

import { z } from "zod";
import { errors, memberEndpoint, openEndpoint } from "../../endpoint.ts";
import { personId } from "../../schemas/people.ts";
import { CURRENCIES, END_STATES, INVOICES_SHOWN, PLANS, SUBSCRIPTION_STATES } from "../../vocabulary/premium.ts";

const subscriptionId = z.string().regex(/^sub_\w{1,240}$/);
const ownSubscription = z.object({ subscriptionId });

/** PREM-06. */
export const subscriptionSchema = z.object({
  /** Null without the provider: neither renews nor can be cancelled. */
  subscriptionId: z.string().nullable(),
  plan: z.enum(PLANS),
  state: z.enum(SUBSCRIPTION_STATES),
  startedAt: z.iso.datetime(),
  /** Null unless it renews. */
  nextBillingAt: z.iso.datetime().nullable(),
  /** Set once cancelled or unpaid. */
  endsAt: z.iso.datetime().nullable(),
  /** Null after the withdrawal period. */
  withdrawableUntil: z.iso.datetime().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The latest subscription that is over. */
const endedSchema = z.object({ plan: z.enum(PLANS), endedAt: z.iso.datetime(), reason: z.enum(END_STATES) });
export type EndedSubscription = z.infer<typeof endedSchema>;

const amountSchema = z.object({ cents: z.int(), currency: z.string().regex(/^[a-z]{3}$/) });

/** Read from the provider, never stored (PAY-09). */
const paymentsSchema = z.object({
  /** Per period; null where nothing is charged. */
  price: amountSchema.nullable(),
  /** Null for other payment methods. */
  card: z.object({ brand: z.string().max(40), last4: z.string().regex(/^\d{4}$/) }).nullable(),
  /** The latest first. `url`: at the provider. */
  invoices: z
    .array(amountSchema.extend({ issuedAt: z.iso.datetime(), isPaid: z.boolean(), url: z.url() }))
    .max(INVOICES_SHOWN),
});
export type Payments = z.infer<typeof paymentsSchema>;

/** First of two steps: changes renewal at the provider. */
function renewalChange<Cancel extends boolean>(path: `/subscription/${string}`, summary: string, cancel: Cancel) {
  return memberEndpoint
    .route({
      method: "POST",
      path,
      summary,
      description: "The first of two steps; `/subscription/update-supabase` is the second.",
      tags: ["premium"],
    })
    .meta({ limit: "payment" })
    .errors(errors("SUBSCRIPTION_NOT_FOUND", "PAYMENTS_OFF", "PAYMENT_PROVIDER_FAILED"))
    .input(ownSubscription)
    .output(z.object({ cancelAtPeriodEnd: z.literal(cancel) }));
}

const pricesSchema = z.record(z.enum(PLANS), z.int().positive());

export const subscription = {
  offer: openEndpoint
    .route({
      method: "GET",
      path: "/premium/offer",
      summary: "What premium costs",
      description: "Prices in cents, tax included. `canSubscribe` is false where the server takes no payments.",
      tags: ["premium"],
    })
    .output(z.object({ canSubscribe: z.boolean(), prices: z.record(z.enum(CURRENCIES), pricesSchema) })),

  mine: memberEndpoint
    .route({
      method: "GET",
      path: "/me/subscription",
      summary: "The own subscription in force, else the latest that has ended",
      tags: ["premium"],
    })
    .output(z.object({ subscription: subscriptionSchema.nullable(), ended: endedSchema.nullable() })),

  payments: memberEndpoint
    .route({
      method: "GET",
      path: "/me/subscription/payments",
      summary: "What the own subscription costs, its card and its invoices",
      description: "Read from the provider for this answer, and not stored.",
      tags: ["premium"],
    })
    .meta({ limit: "paymentDetails" })
    .errors(errors("PAYMENTS_OFF", "PAYMENT_PROVIDER_FAILED"))
    .output(paymentsSchema),

  createCheckoutSession: memberEndpoint
    .route({
      method: "POST",
      path: "/create-checkout-session",
      summary: "Start to subscribe",
      description:
        "Answers with the address of the provider's payment page, in the currency of the page's language: real in Portuguese, unless the header `x-currency: eur` asks for euros, otherwise euros. Starting again before paying continues the same purchase, so that it is paid once.",
      tags: ["premium"],
    })
    .meta({ limit: "payment" })
    .errors(errors("ALREADY_SUBSCRIBED", "CHECKOUT_REPLACED", "PAYMENTS_OFF", "PAYMENT_PROVIDER_FAILED"))
    .input(z.object({ plan: z.enum(PLANS), user_id: personId }))
    .output(z.object({ url: z.url() })),

  cancel: renewalChange("/subscription/cancel", "Cancel the renewal at the provider", true),
  reactivate: renewalChange("/subscription/reactivate", "Take the cancellation back at the provider", false),

  updateRenewal: memberEndpoint
    .route({
      method: "POST",
      path: "/subscription/update-supabase",
      summary: "Store whether the subscription renews",
      description:
        "The second of two steps. It stores what the provider says, and is refused where that is something else than the caller expects. If it cannot be stored, the first step is reversed.",
      tags: ["premium"],
    })
    .meta({ limit: "payment" })
    .errors(errors("SUBSCRIPTION_NOT_FOUND", "SUBSCRIPTION_DIFFERS", "PAYMENTS_OFF", "PAYMENT_PROVIDER_FAILED"))
    .input(ownSubscription.extend({ cancelAtPeriodEnd: z.boolean() }))
    .output(z.object({ cancelAtPeriodEnd: z.boolean() })),

  pay: memberEndpoint
    .route({
      method: "POST",
      path: "/subscription/pay",
      summary: "Pay a renewal that could not be charged",
      description:
        "Answers with the address of the provider's page for the open invoice. The card that pays there is charged at the next renewals too.",
      tags: ["premium"],
    })
    .meta({ limit: "payment" })
    .errors(errors("SUBSCRIPTION_NOT_FOUND", "NOTHING_TO_PAY", "PAYMENTS_OFF", "PAYMENT_PROVIDER_FAILED"))
    .input(ownSubscription)
    .output(z.object({ url: z.url() })),

  withdraw: memberEndpoint
    .route({
      method: "POST",
      path: "/subscription/withdraw",
      summary: "Withdraw from a subscription within 14 days of buying it",
      description: "Ends it at once. The whole price is refunded.",
      tags: ["premium"],
    })
    .meta({ limit: "payment" })
    .errors(errors("SUBSCRIPTION_NOT_FOUND", "WITHDRAWAL_OVER", "PAYMENTS_OFF"))
    .input(ownSubscription)
    .output(z.object({ isWithdrawn: z.literal(true) })),
};

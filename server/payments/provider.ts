import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";

/** A subscription as the payment provider has it: what the product decides by. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The installation of the product that made it; subscriptions of others are none of ours. */
  site: string | undefined;
  /** The provider's word, such as `active`, `past_due` or `canceled`. */
  status: string;
  /** Whether that makes premium; a renewal that failed has days of grace (OPEN-76). Undefined for a word that is unknown here. */
  makesPremium: boolean | undefined;
  plan: Plan;
  /** What a period costs. */
  price: { cents: number; currency: string };
  startedAt: Date;
  /** The end of the latest period that is paid, or is being charged. */
  paidUntil: Date;
  /** A renewal could not be charged. */
  isUnpaid: boolean;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
  /** Why it was ended at once. */
  endedBy: EndReason | undefined;
  /** Until when it makes premium though it has ended: what ended it did not come to pass. */
  restoredUntil: Date | undefined;
  /** Seconds of that which were left when it was taken back again; undefined where it never was. */
  leftSeconds: number | undefined;
  /** The payment of the latest invoice, if there is one. */
  paymentId: string | undefined;
}

/** Why a subscription is ended before its period is over. */
export const END_REASONS = ["withdrawal", "duplicate", "refund", "dispute", "account_deleted"] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A purchase on the provider's payment page. */
export interface ProviderCheckout {
  id: string;
  /** The payment page; none when the purchase is over. */
  url: string | undefined;
  status: "open" | "complete" | "expired";
  /** The subscription that was bought. */
  subscriptionId: string | undefined;
}

/** What is asked of the provider for a purchase. */
export interface CheckoutRequest {
  personId: string;
  customerId: string;
  plan: Plan;
  currency: Currency;
  language: Language;
  /** Where the payment page leads when it is done; `{CHECKOUT_SESSION_ID}` is replaced by the purchase's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Calls with the same key make one purchase. */
  key: string;
}

/** A notification of the provider, with a signature that was checked. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** The subscription that it is about. */
  subscriptionId: string | undefined;
  /** The payment whose refunds or disputes have changed. */
  paymentId: string | undefined;
}

/** A payment as the provider has it. */
export interface ProviderPayment {
  subscriptionId: string;
  /** Why its money is gone, whole; undefined where it is not, `unknown` where that depends on a status that is unknown here. */
  takenBack: "refund" | "dispute" | "unknown" | undefined;
}

/** The payment provider, as far as premium uses it. Every call is bounded in time and throws `PaymentError`. */
export interface PaymentProvider {
  createCustomer(person: { id: string; email: string; language: Language; key: string }): Promise<string>;
  /** Ends the customer's subscriptions at once and erases their data. A customer that is gone is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The price that a plan is sold at, in cents. */
  readPrice(plan: Plan, currency: Currency): Promise<{ id: string; cents: number }>;
  openCheckout(request: CheckoutRequest & { priceId: string }): Promise<ProviderCheckout>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** Closes a payment page and returns what has become of the purchase: it may have been paid just before. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Undefined for a subscription that does not exist. */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All subscriptions of this installation that have not ended. */
  liveSubscriptions(): AsyncIterable<ProviderSubscription>;
  /**
   * The page where the open invoice of a subscription is paid; undefined where nothing is left to pay. The card that pays
   * there is charged from then on.
   */
  openUnpaidInvoice(id: string): Promise<string | undefined>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** Ends a subscription at once, noting why; one that was restored, for good. One that has ended is no error. */
  endSubscription(id: string, reason: EndReason): Promise<void>;
  /** Refunds a payment whole. One that was refunded before is no error. */
  refund(paymentId: string, key: string): Promise<void>;
  /** Undefined for a payment that was for no subscription. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Notes at a subscription that was ended until when it makes premium nevertheless. */
  restoreSubscription(id: string, until: Date): Promise<void>;
  /**
   * Checks the signature of a notification and reads it.
   *
   * @throws {PaymentError} `forged` for a wrong signature, for one that is more than five minutes old, and for what is no
   * notification
   */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

/**
 * `unavailable`: no answer or a fault of the provider; what was asked may have happened. `refused`: it did not happen.
 * `forged`: a notification that is not the provider's.
 */
export type PaymentFailure = "unavailable" | "refused" | "forged";

export class PaymentError extends Error {
  override readonly name = "PaymentError";
  readonly failure: PaymentFailure;
  /** The provider's code, such as `card_declined`. */
  readonly code: string | undefined;

  constructor(failure: PaymentFailure, message: string, { code, cause }: { code?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
  }
}

import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";

export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The installation that made it; subscriptions of others are ignored. */
  site: string | undefined;
  /** The provider's word, such as `active`, `past_due` or `canceled`. */
  status: string;
  /** A failed renewal has days of grace (OPEN-76). Undefined for an unknown status. */
  makesPremium: boolean | undefined;
  plan: Plan;
  /** Per period. */
  price: { cents: number; currency: string };
  startedAt: Date;
  /** End of the latest period that is paid, or being charged. */
  paidUntil: Date;
  /** A renewal could not be charged. */
  isUnpaid: boolean;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
  /** Why it was ended at once. */
  endedBy: EndReason | undefined;
  /** Premium until then although it has ended: the refund or dispute failed. */
  restoredUntil: Date | undefined;
  /** Seconds of that time left when it was taken back again, if it was. */
  leftSeconds: number | undefined;
  /** Of the latest invoice. */
  paymentId: string | undefined;
}

/** Why a subscription is ended early. */
export const END_REASONS = ["withdrawal", "duplicate", "refund", "dispute", "account_deleted"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface ProviderCheckout {
  id: string;
  /** None when the purchase is over. */
  url: string | undefined;
  status: "open" | "complete" | "expired";
  /** The subscription that was bought. */
  subscriptionId: string | undefined;
}

export interface CheckoutRequest {
  personId: string;
  customerId: string;
  plan: Plan;
  currency: Currency;
  language: Language;
  /** `{CHECKOUT_SESSION_ID}` is replaced by the purchase's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Calls with the same key make one purchase. */
  key: string;
}

/** A notification whose signature was checked. */
export interface ProviderEvent {
  id: string;
  type: string;
  subscriptionId: string | undefined;
  /** The payment whose refunds or disputes have changed. */
  paymentId: string | undefined;
}

export interface ProviderPayment {
  subscriptionId: string;
  /** Why all its money is gone; `unknown` for an unknown status. */
  takenBack: "refund" | "dispute" | "unknown" | undefined;
}

/** The payment provider. Every call has a timeout and throws `PaymentError`. */
export interface PaymentProvider {
  createCustomer(person: { id: string; email: string; language: Language; key: string }): Promise<string>;
  /** A missing customer is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** In cents. */
  readPrice(plan: Plan, currency: Currency): Promise<{ id: string; cents: number }>;
  openCheckout(request: CheckoutRequest & { priceId: string }): Promise<ProviderCheckout>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** Returns the purchase, which may have been paid just before. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Undefined where it does not exist. */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All of this installation that have not ended. */
  liveSubscriptions(): AsyncIterable<ProviderSubscription>;
  /** Pays the open invoice, with the card for later ones; undefined where nothing is due. */
  openUnpaidInvoice(id: string): Promise<string | undefined>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** Also a restored one. One that has ended is no error. */
  endSubscription(id: string, reason: EndReason): Promise<void>;
  /** Repeating it is no error. */
  refund(paymentId: string, key: string): Promise<void>;
  /** Undefined where the payment is for no subscription. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Notes until when an ended subscription still makes premium. */
  restoreSubscription(id: string, until: Date): Promise<void>;
  /**
   * Checks the signature of a notification and reads it.
   *
   * @throws {PaymentError} `forged` for a wrong signature, one older than five minutes, or malformed content
   */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

/**
 * `unavailable`: the call may have succeeded. `refused`: it did not. `forged`: a notification that is not the
 * provider's.
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

import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";

export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The installation that created it; others' subscriptions are ignored. */
  site: string | undefined;
  /** Such as `active`, `past_due` or `canceled`. */
  status: string;
  /** Failed renewals have a grace period (OPEN-76). Undefined for an unknown status. */
  makesPremium: boolean | undefined;
  plan: Plan;
  /** Price of one period. */
  price: { cents: number; currency: string };
  startedAt: Date;
  /** Includes a period being charged. */
  paidUntil: Date;
  isUnpaid: boolean;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
  /** Why it was ended early. */
  endedBy: EndReason | undefined;
  /** End of premium restored after the subscription ended, as the refund or dispute failed. */
  restoredUntil: Date | undefined;
  /** Seconds of that time left when the payment was taken back again. */
  leftSeconds: number | undefined;
  /** The latest invoice's payment. */
  paymentId: string | undefined;
}

export const END_REASONS = ["withdrawal", "duplicate", "refund", "dispute", "account_deleted"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface ProviderCheckout {
  id: string;
  /** Undefined when the purchase is over. */
  url: string | undefined;
  status: "open" | "complete" | "expired";
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
  /** Calls with the same key and content create one purchase. */
  key: string;
}

/** An event with a verified signature. */
export interface ProviderEvent {
  id: string;
  type: string;
  subscriptionId: string | undefined;
  /** The payment whose refunds or disputes changed. */
  paymentId: string | undefined;
  /** Whether it could be told what it is about, if anything. */
  isReadable: boolean;
}

export interface ProviderPayment {
  subscriptionId: string;
  /** Set if all the money is gone; `unknown` for an unknown status. */
  takenBack: "refund" | "dispute" | "unknown" | undefined;
}

/** Shown to the payer, never stored or logged (PAY-09). */
export interface ProviderPayments {
  price: { cents: number; currency: string } | undefined;
  card: { brand: string; last4: string } | undefined;
  /** The latest first. */
  invoices: { issuedAt: Date; cents: number; currency: string; isPaid: boolean; url: string }[];
}

/** Every call has a timeout and throws `PaymentError`. */
export interface PaymentProvider {
  /** Calls with the same key and content create one customer. */
  createCustomer(person: { id: string; email: string; language: Language; key: string }): Promise<string>;
  /** Ignores a missing customer. */
  deleteCustomer(customerId: string): Promise<void>;
  /** In cents. */
  readPrice(plan: Plan, currency: Currency): Promise<{ id: string; cents: number }>;
  /** Undefined if the customer does not exist. */
  openCheckout(request: CheckoutRequest & { priceId: string }): Promise<ProviderCheckout | undefined>;
  /** One that does not exist has expired. */
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** The purchase may just have been paid. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Undefined if it does not exist. */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** This installation's subscriptions that have not ended. */
  liveSubscriptions(): AsyncIterable<ProviderSubscription>;
  /**
   * Returns the page for paying the open invoice, whose card is charged from then on. Undefined if nothing is due, or the
   * subscription does not exist.
   */
  openUnpaidInvoice(id: string): Promise<string | undefined>;
  /** Returns price and card of a running subscription, and the payer's invoices. */
  readPayments(of: {
    subscriptionId: string | undefined;
    customerIds: readonly string[];
    limit: number;
  }): Promise<ProviderPayments>;
  /** Returns false if the subscription does not exist. */
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<boolean>;
  /** Also ends a restored one. Idempotent. */
  endSubscription(id: string, reason: EndReason): Promise<void>;
  /** Idempotent. */
  refund(paymentId: string, key: string): Promise<void>;
  /** Undefined if not for a subscription. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Restores premium of an ended subscription until then. */
  restoreSubscription(id: string, until: Date): Promise<void>;
  /** @throws {PaymentError} `forged` for a wrong signature, or one older than five minutes */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

/** `unavailable`: the call may have succeeded. `forged`: a notification that is not the provider's. */
export type PaymentFailure = "unavailable" | "refused" | "forged";

export class PaymentError extends Error {
  override readonly name = "PaymentError";
  readonly failure: PaymentFailure;
  /** Such as `card_declined`. */
  readonly code: string | undefined;
  /** The parameter that was refused. */
  readonly param: string | undefined;

  constructor(
    failure: PaymentFailure,
    message: string,
    { code, param, cause }: { code?: string | undefined; param?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
    this.param = param;
  }
}

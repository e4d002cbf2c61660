import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency, Plan } from "@nakamatch/contract/vocabulary/premium";

export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The installation that made it; others' subscriptions are ignored. */
  site: string | undefined;
  /** Such as `active`, `past_due` or `canceled`. */
  status: string;
  /** Failed renewals have days of grace (OPEN-76). Undefined for an unknown status. */
  makesPremium: boolean | undefined;
  plan: Plan;
  /** Per period. */
  price: { cents: number; currency: string };
  startedAt: Date;
  /** Including a period that is being charged. */
  paidUntil: Date;
  isUnpaid: boolean;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
  /** Why it was ended early. */
  endedBy: EndReason | undefined;
  /** Premium until then although ended: the refund or dispute failed. */
  restoredUntil: Date | undefined;
  /** Left of that time when it was taken back again. */
  leftSeconds: number | undefined;
  /** Of the latest invoice. */
  paymentId: string | undefined;
}

export const END_REASONS = ["withdrawal", "duplicate", "refund", "dispute", "account_deleted"] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface ProviderCheckout {
  id: string;
  /** None when the purchase is over. */
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
  /** Calls with the same key make one purchase. */
  key: string;
}

/** With a verified signature. */
export interface ProviderEvent {
  id: string;
  type: string;
  subscriptionId: string | undefined;
  /** With changed refunds or disputes. */
  paymentId: string | undefined;
}

export interface ProviderPayment {
  subscriptionId: string;
  /** Where all its money is gone; `unknown` for an unknown status. */
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
  createCustomer(person: { id: string; email: string; language: Language; key: string }): Promise<string>;
  /** A missing customer is no error. */
  deleteCustomer(customerId: string): Promise<void>;
  /** In cents. */
  readPrice(plan: Plan, currency: Currency): Promise<{ id: string; cents: number }>;
  openCheckout(request: CheckoutRequest & { priceId: string }): Promise<ProviderCheckout>;
  readCheckout(id: string): Promise<ProviderCheckout>;
  /** It may have been paid just before. */
  expireCheckout(id: string): Promise<ProviderCheckout>;
  /** Undefined where it does not exist. */
  readSubscription(id: string): Promise<ProviderSubscription | undefined>;
  /** All of this installation that have not ended. */
  liveSubscriptions(): AsyncIterable<ProviderSubscription>;
  /** The page that pays the open invoice; its card is charged from then on. Undefined where nothing is due. */
  openUnpaidInvoice(id: string): Promise<string | undefined>;
  /** Price and card of a running subscription, and the invoices of its payer. */
  readPayments(of: {
    subscriptionId: string | undefined;
    customerIds: readonly string[];
    limit: number;
  }): Promise<ProviderPayments>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<void>;
  /** Also a restored one. One that has ended is no error. */
  endSubscription(id: string, reason: EndReason): Promise<void>;
  /** Repeating it is no error. */
  refund(paymentId: string, key: string): Promise<void>;
  /** Undefined if for no subscription. */
  readPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Lets an ended subscription make premium until then. */
  restoreSubscription(id: string, until: Date): Promise<void>;
  /** @throws {PaymentError} `forged` for a wrong signature, one older than five minutes, or malformed content */
  readEvent(body: Buffer, signature: string): ProviderEvent;
}

/** `unavailable`: the call may have succeeded. `forged`: a notification that is not the provider's. */
export type PaymentFailure = "unavailable" | "refused" | "forged";

export class PaymentError extends Error {
  override readonly name = "PaymentError";
  readonly failure: PaymentFailure;
  /** Such as `card_declined`. */
  readonly code: string | undefined;

  constructor(failure: PaymentFailure, message: string, { code, cause }: { code?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.failure = failure;
    this.code = code;
  }
}

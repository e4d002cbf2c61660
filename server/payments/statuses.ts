/**
 * Stripe's client types statuses as open; these tables fail to compile if it adds one. An unknown status changes
 * nothing and is logged.
 */
import type Stripe from "stripe";

type Named<Status> = Status extends string ? (string extends Status ? never : Status) : never;

/** `isUnpaid`: the latest invoice could not be charged. */
export const SUBSCRIPTIONS: Record<Named<Stripe.Subscription.Status>, { makesPremium: boolean; isUnpaid: boolean }> = {
  active: { makesPremium: true, isUnpaid: false },
  trialing: { makesPremium: true, isUnpaid: false },
  past_due: { makesPremium: true, isUnpaid: true },
  unpaid: { makesPremium: false, isUnpaid: true },
  paused: { makesPremium: false, isUnpaid: false },
  incomplete: { makesPremium: false, isUnpaid: false },
  incomplete_expired: { makesPremium: false, isUnpaid: false },
  canceled: { makesPremium: false, isUnpaid: false },
};

/** Whether the money is gone; not during an inquiry (`warning_…`). */
export const DISPUTES: Record<Named<Stripe.Dispute.Status>, boolean> = {
  warning_needs_response: false,
  warning_under_review: false,
  warning_closed: false,
  needs_response: true,
  under_review: true,
  appeal_needs_response: true,
  appeal_under_review: true,
  won: false,
  lost: true,
  /** Refunded before the bank took the money. */
  prevented: true,
};

/** Whether the money is gone or will be. Stripe's client has no type for these. */
export const REFUNDS = { pending: true, requires_action: true, succeeded: true, failed: false, canceled: false };

/** Whether an invoice can be paid on Stripe's page. */
export const INVOICES: Record<Named<Stripe.Invoice.Status>, boolean> = {
  draft: false,
  open: true,
  paid: false,
  uncollectible: false,
  void: false,
};

/** Undefined for an unknown status. */
export function meaningOf<Meaning>(table: Readonly<Record<string, Meaning>>, status: string | null | undefined) {
  return status != null && Object.hasOwn(table, status) ? table[status] : undefined;
}

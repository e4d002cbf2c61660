import type { EndedSubscription, Payments, Subscription } from "@nakamatch/contract/endpoints/premium/subscription";
import { END_STATES } from "@nakamatch/contract/vocabulary/premium";
import { planOf, withdrawableUntil } from "@nakamatch/domain/premium/plan";
import type { ProviderPayments } from "../../../payments/provider.ts";
import type { SubscriptionRow } from "../billing/types.ts";

/** Presents a subscription to its owner at `now` (PREM-06, OPEN-97). */
export function presentSubscription(row: SubscriptionRow, now: Date): Subscription {
  const { startDate, endDate, paidUntil, isUnpaid, cancelAtPeriodEnd } = row;
  const subscriptionId = row.isRestored ? null : row.subscriptionId;
  const state = cancelAtPeriodEnd ? "ending" : isUnpaid ? "unpaid" : "renewing";
  const withdrawal = withdrawableUntil(startDate);
  const billing = state === "renewing" ? (paidUntil ?? endDate) : null;
  const end = state === "renewing" ? null : endDate;
  return {
    subscriptionId,
    plan: planOf(row.plan),
    state,
    startedAt: startDate.toISOString(),
    nextBillingAt: billing?.toISOString() ?? null,
    endsAt: end?.toISOString() ?? null,
    withdrawableUntil: subscriptionId !== null && withdrawal > now ? withdrawal.toISOString() : null,
  };
}

/** What ended and when; undefined without a date. */
export function presentEnded(row: SubscriptionRow): EndedSubscription | undefined {
  if (!row.endDate) return undefined;
  const reason = END_STATES.find((each) => each === row.status) ?? "over";
  return { plan: planOf(row.plan), endedAt: row.endDate.toISOString(), reason };
}

export function presentPayments({ price, card, invoices }: ProviderPayments): Payments {
  return {
    price: price ?? null,
    card: card ?? null,
    invoices: invoices.map((invoice) => ({ ...invoice, issuedAt: invoice.issuedAt.toISOString() })),
  };
}

import type { Subscription } from "@nakamatch/contract/endpoints/premium";
import { withdrawableUntil } from "@nakamatch/domain/premium/plan";
import type { SubscriptionRow } from "../billing/types.ts";

/** A subscription as its owner sees it at `now` (PREM-06, OPEN-97). */
export function presentSubscription(row: SubscriptionRow, now: Date): Subscription {
  const { startDate, endDate, paidUntil, isUnpaid, cancelAtPeriodEnd } = row;
  const subscriptionId = row.isRestored ? null : row.subscriptionId;
  const state = cancelAtPeriodEnd ? "ending" : isUnpaid ? "unpaid" : "renewing";
  const withdrawal = withdrawableUntil(startDate);
  const billing = state === "renewing" ? (paidUntil ?? endDate) : null;
  const end = state === "renewing" ? null : endDate;
  return {
    subscriptionId,
    plan: row.plan === "mensual" ? "monthly" : "yearly",
    state,
    startedAt: startDate.toISOString(),
    nextBillingAt: billing?.toISOString() ?? null,
    endsAt: end?.toISOString() ?? null,
    withdrawableUntil: subscriptionId !== null && withdrawal > now ? withdrawal.toISOString() : null,
  };
}

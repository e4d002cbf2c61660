import { entitledUntil, storedPlan } from "@nakamatch/domain/premium/plan";
import type { EndReason, ProviderSubscription } from "../../payments/provider.ts";
import type { BillingNews, EmailKind, StoredState, SubscriptionRow } from "./types.ts";

/** The provider's words for subscriptions that make premium; a renewal that failed has days of grace (OPEN-76). */
const ENTITLING = new Set(["active", "trialing", "past_due"]);

/** How a subscription is stored that was ended before its time. */
const ENDED_STATUS: Record<EndReason, string> = {
  withdrawal: "withdrawn",
  duplicate: "duplicate",
  refund: "refunded",
  dispute: "disputed",
  account_deleted: "canceled",
};

/** Whether the provider says that a subscription makes premium. */
export function isEntitling({ status }: Pick<ProviderSubscription, "status">): boolean {
  return ENTITLING.has(status);
}

/** How a subscription of a person is stored; `isDuplicate` for one of several that they have bought. */
export function toState(current: ProviderSubscription, userId: string, isDuplicate: boolean): StoredState {
  const { id, plan, startedAt, paidUntil, isUnpaid, cancelAtPeriodEnd, endedAt, endedBy, status } = current;
  const makesPremium = ENTITLING.has(status) && !isDuplicate;
  const ended = endedAt && endedBy ? ENDED_STATUS[endedBy] : status;
  return {
    userId,
    subscriptionId: id,
    status: makesPremium ? "active" : isDuplicate ? ENDED_STATUS.duplicate : ended,
    plan: storedPlan(plan),
    startDate: startedAt,
    endDate: makesPremium ? entitledUntil(paidUntil, cancelAtPeriodEnd) : (endedAt ?? paidUntil),
    cancelAtPeriodEnd,
    paidUntil,
    isUnpaid,
  };
}

/** Whether nothing would change by writing a state. */
export function isStored(known: SubscriptionRow, state: StoredState): boolean {
  const isWish = known.wantedCancel !== null && known.wantedCancel === state.cancelAtPeriodEnd;
  return (
    !isWish &&
    known.status === state.status &&
    known.plan === state.plan &&
    known.isUnpaid === state.isUnpaid &&
    known.cancelAtPeriodEnd === state.cancelAtPeriodEnd &&
    known.startDate.getTime() === state.startDate.getTime() &&
    known.endDate?.getTime() === state.endDate.getTime() &&
    known.paidUntil?.getTime() === state.paidUntil.getTime()
  );
}

/** What the owner is told of a change. */
export function newsOf(
  known: SubscriptionRow | undefined,
  state: StoredState,
  { endedBy }: ProviderSubscription,
): EmailKind | undefined {
  const [was, is] = [known?.status === "active", state.status === "active"];
  if (!was) return is ? "subscribed" : undefined;
  if (!is) return endedBy === "withdrawal" ? "withdrawn" : "ended";
  if (state.isUnpaid && !known?.isUnpaid) return "unpaid";
  return state.cancelAtPeriodEnd && !known?.cancelAtPeriodEnd ? "cancelled" : undefined;
}

/** The email that tells the owner of a subscription some news. */
export function emailAbout(
  kind: EmailKind,
  { userId, plan, endDate, paidUntil }: Pick<StoredState, "userId" | "plan" | "endDate" | "paidUntil">,
  { price }: Pick<ProviderSubscription, "price">,
): BillingNews {
  const date = kind === "subscribed" || kind === "renews" ? paidUntil : endDate;
  return { personId: userId, kind, plan, price, date: date.toISOString() };
}

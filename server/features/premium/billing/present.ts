import { entitledUntil, planOf, storedPlan } from "@nakamatch/domain/premium/plan";
import type { EndReason, ProviderSubscription } from "../../../payments/provider.ts";
import type { BillingEmail, EmailKind, StoredState, SubscriptionRow } from "./types.ts";

const ENDED_STATUS: Record<EndReason, string> = {
  withdrawal: "withdrawn",
  duplicate: "duplicate",
  refund: "refunded",
  dispute: "disputed",
  account_deleted: "canceled",
};

/** Whether premium was restored after the subscription ended. */
export function isRestored({ restoredUntil }: ProviderSubscription, now = new Date()): boolean {
  return restoredUntil !== undefined && restoredUntil > now;
}

/** Returns when premium would end if restored after a refund or dispute: now plus the time that was left. */
export function restorableUntil(
  { endedAt, endedBy, paidUntil, restoredUntil, leftSeconds }: ProviderSubscription,
  now = Date.now(),
): Date | undefined {
  if (!endedAt || restoredUntil || (endedBy !== "refund" && endedBy !== "dispute")) return undefined;
  const left = leftSeconds === undefined ? paidUntil.getTime() - endedAt.getTime() : leftSeconds * 1000;
  return left > 0 ? new Date(now + left) : undefined;
}

/** Converts a row to the provider's shape, for the sandbox. */
export function toProvider(
  { plan, startDate, paidUntil, endDate, cancelAtPeriodEnd, userId }: SubscriptionRow,
  site: string,
) {
  return {
    plan: planOf(plan),
    startedAt: startDate,
    endsAt: paidUntil ?? endDate,
    cancelAtPeriodEnd,
    metadata: { user_id: userId, site },
  };
}

/** Converts the provider's state. `hasOther`: the person has another subscription in force. */
export function toStoredState(current: ProviderSubscription, userId: string, hasOther: boolean): StoredState {
  const { id, plan, startedAt, paidUntil, isUnpaid, cancelAtPeriodEnd, endedAt, endedBy, status } = current;
  const isAgain = isRestored(current) && !hasOther;
  const makesPremium = current.makesPremium && !hasOther;
  const ended = endedAt && endedBy ? ENDED_STATUS[endedBy] : status;
  const others = isAgain ? current.restoredUntil : endedAt;
  return {
    userId,
    subscriptionId: id,
    status: makesPremium || isAgain ? "active" : current.makesPremium ? ENDED_STATUS.duplicate : ended,
    plan: storedPlan(plan),
    startDate: startedAt,
    endDate: makesPremium ? entitledUntil(paidUntil, cancelAtPeriodEnd) : (others ?? paidUntil),
    // A restored subscription is never charged again.
    cancelAtPeriodEnd: cancelAtPeriodEnd || isAgain,
    paidUntil,
    isUnpaid,
    isRestored: isAgain,
  };
}

export function isStored(known: SubscriptionRow, state: StoredState): boolean {
  const isWish = known.wantedCancel !== null && known.wantedCancel === state.cancelAtPeriodEnd;
  return (
    !isWish &&
    known.status === state.status &&
    known.plan === state.plan &&
    known.isUnpaid === state.isUnpaid &&
    known.isRestored === state.isRestored &&
    known.cancelAtPeriodEnd === state.cancelAtPeriodEnd &&
    known.startDate.getTime() === state.startDate.getTime() &&
    known.endDate?.getTime() === state.endDate.getTime() &&
    known.paidUntil?.getTime() === state.paidUntil.getTime()
  );
}

export function emailKindOf(
  known: SubscriptionRow | undefined,
  state: StoredState,
  { endedBy }: ProviderSubscription,
): EmailKind | undefined {
  const [was, is] = [known?.status === "active", state.status === "active"];
  if (!was) return is ? (state.isRestored ? "restored" : "subscribed") : undefined;
  if (!is) return endedBy === "withdrawal" ? "withdrawn" : "ended";
  if (state.isUnpaid && !known?.isUnpaid) return "unpaid";
  return state.cancelAtPeriodEnd && !known?.cancelAtPeriodEnd ? "cancelled" : undefined;
}

export function toEmail(
  kind: EmailKind,
  { userId, plan, endDate, paidUntil }: Pick<StoredState, "userId" | "plan" | "endDate" | "paidUntil">,
  { price }: Pick<ProviderSubscription, "price">,
): BillingEmail {
  const date = kind === "subscribed" || kind === "renews" ? paidUntil : endDate;
  return { personId: userId, kind, plan, price, date: date.toISOString() };
}

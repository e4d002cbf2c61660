/** What decides whether a subscription makes its owner premium. */
export interface SubscriptionRecord {
  status: string;
  endDate: Date | null;
}

/** Premium means status `active` and an end date that is empty or in the future (OPEN-76). */
export function isPremium(subscription: SubscriptionRecord | null, now: Date): boolean {
  return subscription?.status === "active" && (subscription.endDate === null || subscription.endDate > now);
}

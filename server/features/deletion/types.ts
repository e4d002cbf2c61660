import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** What ends of premium; `withdrawable` is a subscription that can still be withdrawn from. */
export const PREMIUM_ENDS = ["none", "granted", "paid", "withdrawable"] as const;

export interface Farewell {
  email: string;
  nickname: string;
  language: Language;
  premium: (typeof PREMIUM_ENDS)[number];
}

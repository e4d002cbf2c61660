import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** The kind of premium that ends; `withdrawable` can still be withdrawn from. */
export const PREMIUM_ENDS = ["none", "granted", "paid", "withdrawable"] as const;

export interface Farewell {
  email: string;
  nickname: string;
  language: Language;
  premium: (typeof PREMIUM_ENDS)[number];
}

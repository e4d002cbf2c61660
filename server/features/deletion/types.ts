import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** What ends of premium: nothing, a grant, a subscription, or one that can still be withdrawn from. */
export const PREMIUM_ENDS = ["none", "granted", "paid", "withdrawable"] as const;

/** The email after a deletion. */
export interface Farewell {
  email: string;
  nickname: string;
  language: Language;
  premium: (typeof PREMIUM_ENDS)[number];
}

import type { Language } from "@nakamatch/contract/vocabulary/languages";

/** What of a person's premium ends with the account: nothing, what they did not pay for, or a subscription; `withdrawable` while they may withdraw from it. */
export const PREMIUM_ENDS = ["none", "granted", "paid", "withdrawable"] as const;

/** The email to a person whose account is gone: where it goes to, in which language, and what it tells of premium. */
export interface Farewell {
  email: string;
  nickname: string;
  language: Language;
  premium: (typeof PREMIUM_ENDS)[number];
}

import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency } from "@nakamatch/contract/vocabulary/premium";
import type { StoredPlan } from "@nakamatch/domain/premium/plan";

export interface CheckoutRow {
  attempt: string;
  plan: StoredPlan;
  currency: Currency;
  language: Language;
  sessionId: string | null;
  url: string | null;
  expiresAt: Date;
}

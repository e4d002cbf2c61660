import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Plan } from "@nakamatch/contract/vocabulary/premium";
import { dateFormat, priceFormat } from "../../lib/format.ts";

/** The date format of this screen in all languages (I18N-13). */
export function premiumDate(instant: string): string {
  return dateFormat(DATE_LOCALES.es, { dateStyle: "long" }).format(new Date(instant));
}

/** Localized; real as in Brazil (PREM-04). */
export function formatPrice(cents: number, currency: string, language: Language): string {
  return priceFormat(currency === "brl" ? "pt-BR" : DATE_LOCALES[language], currency).format(cents / 100);
}

export const PLAN_TEXTS = {
  monthly: {
    period: "premiumPage.plans.perMonth",
    renews: "premiumPage.plans.renewsMonthly",
    pay: "premiumPage.plans.payMonthly",
  },
  yearly: {
    period: "premiumPage.plans.perYear",
    renews: "premiumPage.plans.renewsYearly",
    pay: "premiumPage.plans.payYearly",
  },
} as const satisfies Record<Plan, object>;

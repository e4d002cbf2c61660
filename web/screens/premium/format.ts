import { DATE_LOCALES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Currency } from "@nakamatch/contract/vocabulary/premium";
import { dateFormat, priceFormat } from "../../lib/format.ts";

/** A date as the premium screens write it in every language (I18N-13). */
export function premiumDate(instant: string): string {
  return dateFormat(DATE_LOCALES.es, { dateStyle: "long" }).format(new Date(instant));
}

/** An amount of money in words of the language; real as in Brazil (PREM-04). */
export function formatPrice(cents: number, currency: Currency, language: Language): string {
  return priceFormat(currency === "brl" ? "pt-BR" : DATE_LOCALES[language], currency).format(cents / 100);
}

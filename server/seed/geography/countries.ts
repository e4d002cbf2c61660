/** Names of countries, from the Unicode locale data every platform brings (spec §1: six languages). */
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";

const naming = new Map(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: "region", fallback: "none" })]),
);

/** The name of a country in a language; undefined for a code that names none. */
export function countryName(code: string, language: Language): string | undefined {
  return naming.get(language)?.of(code);
}

/** Tells whether a country can be shown to everybody. */
export function isNamedInEveryLanguage(code: string): boolean {
  return LANGUAGES.every((language) => countryName(code, language) !== undefined);
}

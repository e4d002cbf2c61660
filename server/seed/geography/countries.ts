/** Country names from the platform's Unicode locale data, in six languages. */
import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";

const naming = new Map(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: "region", fallback: "none" })]),
);

/** Returns a country's name in a language; undefined for an unknown code. */
export function countryName(code: string, language: Language): string | undefined {
  return naming.get(language)?.of(code);
}

/** Whether a country has a name in every language. */
export function isNamedInEveryLanguage(code: string): boolean {
  return LANGUAGES.every((language) => countryName(code, language) !== undefined);
}

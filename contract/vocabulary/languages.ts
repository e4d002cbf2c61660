/** Interface languages; the first is the fallback. */
export const LANGUAGES = ["es", "en", "fr", "it", "de", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

export const FALLBACK_LANGUAGE: Language = "es";

/** For server-rendered pages. */
export const LANGUAGE_COOKIE = "nakamatch-language";
export const LANGUAGE_COOKIE_DAYS = 365;

/** For browsers without scripts. */
export const LANGUAGE_PARAMETER = "lang";
export const KEEP_LANGUAGE_PARAMETER = "keep";

/** With the flag's country (I18N-01, I18N-02). */
export const LANGUAGE_OPTIONS: readonly { code: Language; name: string; countryCode: string }[] = [
  { code: "es", name: "Español", countryCode: "ES" },
  { code: "en", name: "English", countryCode: "GB" },
  { code: "fr", name: "Français", countryCode: "FR" },
  { code: "it", name: "Italiano", countryCode: "IT" },
  { code: "de", name: "Deutsch", countryCode: "DE" },
  { code: "pt", name: "Português", countryCode: "BR" },
];

/** I18N-12, LIMIT-31. */
export const DATE_LOCALES: Record<Language, string> = {
  es: "es-ES",
  en: "en-US",
  fr: "fr-FR",
  it: "it-IT",
  de: "de-DE",
  pt: "pt-PT",
};

/** Of a browser's tag, such as `pt-BR`. */
export function languageOfTag(tag: unknown): Language | undefined {
  const [code] = String(tag ?? "")
    .trim()
    .toLowerCase()
    .split(/[-_]/);
  return isLanguage(code) ? code : undefined;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

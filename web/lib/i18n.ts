import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { createInstance, type i18n as I18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import resourcesToBackend from "i18next-resources-to-backend";
import { initReactI18next } from "react-i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Phrases };
    returnNull: false;
  }
}

/** Where the chosen language is kept in local storage. */
export const LANGUAGE_KEY = "i18nextLng";

// One chunk per language; only the current one and the fallback are ever fetched.
const load: Record<Language, () => Promise<Phrases>> = {
  es: async () => (await import("@nakamatch/phrases/es")).es,
  en: async () => (await import("@nakamatch/phrases/en")).en,
  fr: async () => (await import("@nakamatch/phrases/fr")).fr,
  it: async () => (await import("@nakamatch/phrases/it")).it,
  de: async () => (await import("@nakamatch/phrases/de")).de,
  pt: async () => (await import("@nakamatch/phrases/pt")).pt,
};

/**
 * Makes a ready i18next: detects the language (local storage, browser, html tag: I18N-03..07), loads its phrases and
 * Spanish as the fallback, caches the choice and keeps `<html lang>` in step.
 *
 * With `language` given nothing is detected or cached: for pages rendered outside a browser, and for tests.
 */
export async function createI18n({ language }: { language?: Language } = {}): Promise<I18n> {
  const i18n = createInstance();
  i18n.use(initReactI18next).use(
    resourcesToBackend(async (code: string) => {
      const phrases = await load[isLanguage(code) ? code : FALLBACK_LANGUAGE]();
      return { ...phrases };
    }),
  );
  if (!language) {
    i18n.use(LanguageDetector);
    i18n.on("languageChanged", (code) => {
      document.documentElement.lang = code;
    });
  }
  await i18n.init({
    ...(language && { lng: language }),
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    load: "languageOnly",
    nonExplicitSupportedLngs: true,
    detection: {
      order: ["localStorage", "navigator", "htmlTag"],
      caches: ["localStorage"],
      lookupLocalStorage: LANGUAGE_KEY,
      convertDetectedLanguage: (code: string) => code.split("-")[0] ?? code,
    },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

/** The current language as one of the six. */
export function currentLanguage(i18n: I18n): Language {
  const code = i18n.resolvedLanguage ?? i18n.language;
  return isLanguage(code) ? code : FALLBACK_LANGUAGE;
}

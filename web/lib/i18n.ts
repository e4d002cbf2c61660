import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import type { Phrases } from "@nakamatch/phrases/dictionary";
import { createInstance, type i18n as I18n } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";
import { log } from "./log.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Phrases };
    returnNull: false;
  }
}

/** Where the chosen language is kept in local storage. */
export const LANGUAGE_KEY = "i18nextLng";

// One chunk per language; only what is shown is ever fetched.
const load: Record<Language, () => Promise<Phrases>> = {
  es: async () => (await import("@nakamatch/phrases/es")).es,
  en: async () => (await import("@nakamatch/phrases/en")).en,
  fr: async () => (await import("@nakamatch/phrases/fr")).fr,
  it: async () => (await import("@nakamatch/phrases/it")).it,
  de: async () => (await import("@nakamatch/phrases/de")).de,
  pt: async () => (await import("@nakamatch/phrases/pt")).pt,
};

/**
 * Makes a ready i18next: detects the language (local storage, browser, html tag: I18N-03..07), loads its phrases, caches
 * the choice and keeps `<html lang>` in step. Where they cannot be fetched it is ready in Spanish; throws when that
 * cannot be fetched either. `phrases` stands in for where they come from.
 *
 * With `language` given nothing is detected or cached: for pages rendered outside a browser, and for tests.
 */
export async function createI18n({
  language,
  phrases = load,
}: {
  language?: Language;
  phrases?: Partial<typeof load>;
} = {}): Promise<I18n> {
  const i18n = createInstance();
  i18n.use(initReactI18next);
  if (!language) i18n.use(LanguageDetector);
  await i18n.init({
    ...(language && { lng: language }),
    resources: {},
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
    react: { useSuspense: false, bindI18nStore: "added" },
    // A text that the current language lacks: Spanish is fetched, and takes its place (I18N-04).
    saveMissing: true,
    missingKeyHandler: () => void addPhrases(i18n, FALLBACK_LANGUAGE).catch(() => {}),
    parseMissingKeyHandler: (_key, otherwise?: string) => otherwise ?? "",
  });
  sourcesOf.set(i18n.store, { ...load, ...phrases });
  if (!language) {
    i18n.on("languageChanged", (code) => {
      document.documentElement.lang = code;
    });
  }
  const wanted = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  if (await changeLanguage(i18n, wanted)) return i18n;
  if (!(await changeLanguage(i18n, FALLBACK_LANGUAGE))) throw new Error("The phrases could not be fetched");
  // Nobody has chosen this one.
  i18n.services.languageDetector?.cacheUserLanguage(wanted);
  return i18n;
}

/**
 * Loads the phrases of a language and goes over to it (I18N-09). Answers false, and changes nothing, where they cannot be
 * fetched; the next call tries again. Of several choices the last one holds, however late the phrases of another one come
 * or fail to come: there is nothing to say of those then, and the answer is true.
 */
export async function changeLanguage(i18n: I18n, language: Language): Promise<boolean> {
  wantedIn.set(i18n.store, language);
  const isWanted = () => wantedIn.get(i18n.store) === language;
  try {
    await addPhrases(i18n, language);
  } catch (error) {
    log.error("A language could not be fetched", error);
    return !isWanted();
  }
  if (isWanted()) await i18n.changeLanguage(language);
  return true;
}

/** The last choice in each instance, and where each has its phrases from; by its store, because components get their instance in a wrapping. */
const wantedIn = new WeakMap<object, Language>();
const sourcesOf = new WeakMap<object, typeof load>();

async function addPhrases(i18n: I18n, language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, "translation")) return;
  const phrases = await (sourcesOf.get(i18n.store) ?? load)[language]();
  i18n.addResourceBundle(language, "translation", { ...phrases });
}

/** The current language as one of the six. */
export function currentLanguage(i18n: I18n): Language {
  const code = i18n.resolvedLanguage ?? i18n.language;
  return isLanguage(code) ? code : FALLBACK_LANGUAGE;
}

import { LANGUAGE_PARAMETER } from "@nakamatch/contract/vocabulary/languages";
import type { LanguageDetectorModule } from "i18next";

/** Where the chosen language is kept in local storage. */
export const LANGUAGE_KEY = "i18nextLng";

/**
 * Finds the language, as `public/early.js` does: the stored choice, which goes before the parameter of a link, then what the
 * browser prefers, then the page's (I18N-03..07). In place of i18next's own detector, most of which nothing here would use.
 */
export const languageDetector: LanguageDetectorModule = {
  type: "languageDetector",
  detect() {
    const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
    const codes = [stored(), asked, ...navigator.languages, document.documentElement.lang];
    return codes.flatMap((code) => code?.split("-")[0] || []);
  },
  cacheUserLanguage(code) {
    try {
      localStorage.setItem(LANGUAGE_KEY, code);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};

function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAMETER,
  type Language,
  languageOfTag,
} from "@nakamatch/contract/vocabulary/languages";
import type { LanguageDetectorModule } from "i18next";

/** Where the chosen language is kept in local storage. */
export const LANGUAGE_KEY = "i18nextLng";

/**
 * Finds the language, as `public/early.js` does: what the address asks for, the stored choice, what the browser prefers, then
 * the page's (OPEN-07, I18N-03..07). In place of i18next's own detector, most of which nothing here would use.
 */
export const languageDetector: LanguageDetectorModule = {
  type: "languageDetector",
  detect: () => languagesOf([askedLanguage(), ...ownTags(), document.documentElement.lang]),
};

/** The language that the address asks for. It wins for this page, and is not kept. */
export function askedLanguage(): Language | undefined {
  return languageOfTag(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
}

/** The person's language whatever a page was asked for in. */
export function ownLanguage(): Language {
  return languagesOf(ownTags())[0] ?? FALLBACK_LANGUAGE;
}

/** Stores the language, and copies it into a cookie, so that the server sends public pages in it. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  const seconds = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

function ownTags(): readonly unknown[] {
  // Old and odd browsers have no list.
  return [stored(), ...(navigator.languages ?? [navigator.language])];
}

function languagesOf(tags: readonly unknown[]): Language[] {
  return tags.flatMap((tag) => languageOfTag(tag) ?? []);
}

function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

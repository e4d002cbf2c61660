import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAMETER,
  type Language,
  languageOfTag,
} from "@nakamatch/contract/vocabulary/languages";

/** In local storage. */
export const LANGUAGE_KEY = "i18nextLng";

/** Address, stored choice, browser, page, else Spanish (OPEN-07, I18N-03..07). */
export function detectLanguage(): Language {
  return languagesOf([askedLanguage(), ...ownTags(), document.documentElement.lang])[0] ?? FALLBACK_LANGUAGE;
}

/** The address's language, for this page only. */
export function askedLanguage(): Language | undefined {
  return languageOfTag(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
}

/** The language, whatever the address asks for. */
export function ownLanguage(): Language {
  return languagesOf(ownTags())[0] ?? FALLBACK_LANGUAGE;
}

/** Stores the language, and in a cookie for the server's public pages. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage it lasts for this page.
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

function stored(): string | null | undefined {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  }
}

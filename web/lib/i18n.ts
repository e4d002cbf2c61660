import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_DAYS,
  LANGUAGE_PARAMETER,
  type Language,
  languageOfTag,
} from "@nakamatch/contract/vocabulary/languages";
import { fillIn, formOf } from "@nakamatch/phrases/text";
import { store } from "./browser-storage.ts";
import { log } from "./log.ts";
import { fetchPhrases, isNamespace, type Namespace, type PhraseKey } from "./phrases.ts";
import { createSubscribers } from "./subscribers.ts";

/** Key in local storage. */
export const LANGUAGE_KEY = "i18nextLng";

/**
 * The text in the current language, else Spanish, else empty: then it is logged, fetched and rendered again. `count`
 * selects `_one` or `_other`; `defaultValue` allows missing keys.
 */
export type Translate = (key: PhraseKey, values?: Readonly<Record<string, string | number>>) => string;

/** A new object whenever components must render again. */
export interface Translation {
  readonly t: Translate;
  readonly language: Language;
  readonly i18n: I18n;
}

export interface I18n {
  readonly t: Translate;
  readonly language: Language;
  readonly current: Translation;
  subscribe: (reader: () => void) => () => void;
  /**
   * Loads the first phrases, stores the language unless the URL sets it, and syncs `<html lang>`. Falls back to
   * Spanish; throws if that fails too.
   */
  start: (namespaces: readonly Namespace[]) => Promise<void>;
  /**
   * For the current and any pending language. Tries twice, then falls back to Spanish (I18N-04); rejects if that fails.
   * `ahead`: a prefetch.
   */
  load: (namespaces: readonly Namespace[], options?: { ahead?: boolean }) => Promise<void>;
  has: (namespaces: readonly Namespace[]) => boolean;
  /** Texts as somebody reads them who has chosen another language. Rejects if they cannot be fetched. */
  textsIn: (language: Language, namespaces: readonly Namespace[]) => Promise<Translate>;
  /**
   * Loads all namespaces shown so far, switches (I18N-09) and stores. Returns false, without a change, if a fetch
   * fails. The last choice wins.
   */
  changeLanguage: (language: Language) => Promise<boolean>;
  /** Restores the person's language after a page with another one, unless a choice is pending. */
  leaveAskedLanguage: () => Promise<void>;
}

/** Without `language` it is detected (address, local storage, browser, html tag: OPEN-07, I18N-03..07). */
export function createI18n({ language: given, fetchPhrases: fetch = fetchPhrases }: I18nOptions = {}): I18n {
  /** By language and namespace. */
  const phrases = new Map<string, object>();
  /** Needed for a switch. */
  const shown = new Set<Namespace>();
  const changed = createSubscribers();
  let language = given ?? askedLanguage() ?? ownLanguage(document.documentElement.lang);
  /** May still be loading. */
  let wanted = language;
  /** `given` is not stored. */
  let origin: "given" | "address" | "person" = given ? "given" : askedLanguage() ? "address" : "person";

  const isLoaded = (code: Language, namespace: Namespace) => phrases.has(`${code}/${namespace}`);

  const add = async (code: Language, namespace: Namespace) => {
    if (!isLoaded(code, namespace)) phrases.set(`${code}/${namespace}`, await fetch(code, namespace));
  };

  const find = (code: Language, key: string): string | undefined => {
    const [namespace, ...path] = key.split(".");
    let found: unknown = phrases.get(`${code}/${namespace}`);
    for (const part of path) found = (found as Record<string, unknown> | undefined)?.[part];
    return typeof found === "string" ? found : undefined;
  };

  const counted = (code: Language, key: string, count: unknown) =>
    (typeof count === "number" ? find(code, `${key}_${formOf(count, code)}`) : undefined) ?? find(code, key);

  const t: Translate = (key, values = {}) => {
    const { count, defaultValue } = values;
    const text = counted(language, key, count) ?? counted(FALLBACK_LANGUAGE, key, count);
    if (text !== undefined) return fillIn(text, values, language, (placeholder) => noValue(placeholder, text));
    if (defaultValue === undefined) void addMissing(key);
    return String(defaultValue ?? "");
  };

  const translation = (): Translation => ({ t: (key, values) => t(key, values), language, i18n });

  const redraw = () => {
    current = translation();
    changed.notify();
  };

  /** Tries twice, then Spanish (I18N-04). */
  const addOrFallBack = (code: Language, namespace: Namespace) =>
    add(code, namespace)
      .catch(() => add(code, namespace))
      .catch((error: unknown) => {
        if (code === FALLBACK_LANGUAGE) throw error;
        log.error("Phrases could not be fetched", error);
        return add(FALLBACK_LANGUAGE, namespace);
      });

  const addMissing = async (key: string) => {
    log.error(`No text ${key} in ${language}`);
    const namespace = key.slice(0, key.indexOf("."));
    if (!isNamespace(namespace)) return;
    const code = isLoaded(language, namespace) ? FALLBACK_LANGUAGE : language;
    if (!isLoaded(code, namespace)) await addOrFallBack(code, namespace).then(redraw, () => {});
  };

  const show = async (next: Language): Promise<boolean> => {
    wanted = next;
    try {
      await Promise.all([...shown].map((namespace) => add(next, namespace)));
    } catch (error) {
      log.error("A language could not be fetched", error);
      if (wanted !== next) return true;
      wanted = language;
      return false;
    }
    if (wanted !== next) return true;
    language = next;
    if (!given) document.documentElement.lang = next;
    redraw();
    return true;
  };

  const i18n: I18n = {
    t,
    get language() {
      return language;
    },
    get current() {
      return current;
    },
    subscribe: changed.subscribe,
    async start(namespaces) {
      for (const namespace of namespaces) shown.add(namespace);
      const detected = language;
      const isShown = (await show(detected)) || (await show(FALLBACK_LANGUAGE));
      if (!isShown) throw new Error("The phrases could not be fetched");
      if (origin === "person") keepLanguage(detected);
    },
    async load(namespaces, { ahead = false } = {}) {
      if (!ahead) for (const namespace of namespaces) shown.add(namespace);
      const languages = [...new Set([wanted, language])];
      await Promise.all(languages.flatMap((code) => namespaces.map((namespace) => addOrFallBack(code, namespace))));
    },
    has: (namespaces) => namespaces.every((namespace) => isLoaded(language, namespace)),
    async textsIn(code, namespaces) {
      await Promise.all(namespaces.map((namespace) => add(code, namespace)));
      return (key, values = {}) => {
        const text = counted(code, key, values.count) ?? "";
        return fillIn(text, values, code, (placeholder) => noValue(placeholder, text));
      };
    },
    async changeLanguage(next) {
      if (!(await show(next))) return false;
      if (origin === "given" || wanted !== next) return true;
      origin = "person";
      keepLanguage(next);
      return true;
    },
    async leaveAskedLanguage() {
      if (origin !== "address" || wanted !== language || askedLanguage()) return;
      await i18n.changeLanguage(ownLanguage());
    },
  };
  let current = translation();
  return i18n;
}

export interface I18nOptions {
  language?: Language;
  fetchPhrases?: typeof fetchPhrases;
}

function noValue(placeholder: string, text: string): string {
  log.error(`No value ${placeholder} for: ${text}`);
  return "";
}

/** The URL's language, for this page only. */
function askedLanguage(): Language | undefined {
  return languageOfTag(new URLSearchParams(location.search).get(LANGUAGE_PARAMETER));
}

/** Stored choice, browser, page, else Spanish (I18N-03..07). */
function ownLanguage(page = ""): Language {
  // Old and odd browsers have no list.
  const tags = [stored(), ...(navigator.languages ?? [navigator.language]), page];
  return tags.flatMap((tag) => languageOfTag(tag) ?? [])[0] ?? FALLBACK_LANGUAGE;
}

/** Stores the language, and in a cookie for the server's public pages. */
function keepLanguage(language: Language): void {
  // Without storage, for this page only.
  store(LANGUAGE_KEY, language);
  const seconds = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

function stored(): string | null | undefined {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  }
}

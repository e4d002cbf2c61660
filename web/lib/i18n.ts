import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { createInstance, type i18n as I18n, type TFunction } from "i18next";
import { askedLanguage, keepLanguage, languageDetector, ownLanguage } from "./language-detector.ts";
import { log } from "./log.ts";
import { fetchPhrases } from "./phrase-source.ts";
import { type BrowserPhrases, isNamespace, NAMESPACES, type Namespace } from "./phrases.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    // Keys are whole, `chats.errors.archiveError`: one tree for the compiler. At run time the first part is the
    // namespace.
    defaultNS: "translation";
    resources: { translation: BrowserPhrases };
    returnNull: false;
  }
}

interface State {
  fetchPhrases: typeof fetchPhrases;
  /** Its phrases may be pending. */
  wanted: Language;
  /** `given` is not stored. */
  origin: "given" | "address" | "person";
  /** Another language needs all of them first. */
  shown: Set<Namespace>;
  /** Cached until language or phrases change. */
  texts: Map<string, string>;
  translation: Translation;
}

/** New when components have to re-render. */
export interface Translation {
  t: TFunction;
  i18n: I18n;
}

const states = new WeakMap<I18n, State>();

const MAX_TEXTS = 1000;

let page: I18n | undefined;

/**
 * Detects the language (address, local storage, browser, html tag: OPEN-07, I18N-03..07), loads `namespaces`, stores
 * the language unless the address asks for it, and syncs `<html lang>`. Falls back to Spanish; throws if that fails
 * too. With `language` nothing is detected or stored: for tests.
 */
export async function createI18n({
  namespaces,
  language,
  fetchPhrases: fetch = fetchPhrases,
}: {
  namespaces: readonly Namespace[];
  language?: Language;
  fetchPhrases?: typeof fetchPhrases;
}): Promise<I18n> {
  const i18n = createInstance();
  if (!language) i18n.use(languageDetector);
  // Without a backend, the language is known synchronously.
  const initialized = i18n.init({
    ...(language && { lng: language }),
    resources: {},
    ns: NAMESPACES,
    nsSeparator: ".",
    fallbackLng: FALLBACK_LANGUAGE,
    supportedLngs: [...LANGUAGES],
    load: "languageOnly",
    nonExplicitSupportedLngs: true,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key, _shown, _update, options) => {
      if (options?.defaultValue === undefined) void findMissing(i18n, namespace, key);
    },
    missingInterpolationHandler: (text: string, [value]: RegExpExecArray) => {
      log.error(`No value ${value} for: ${text}`);
      return "";
    },
    parseMissingKeyHandler: (_key, otherwise?: string) => otherwise ?? "",
  });
  const wanted = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  const texts = new Map<string, string>();
  const translation = createTranslation(i18n, texts);
  const origin = language ? "given" : askedLanguage() ? "address" : "person";
  states.set(i18n, { fetchPhrases: fetch, wanted, origin, shown: new Set(namespaces), texts, translation });
  // Before the listeners of `subscribeTranslation`, which read it.
  subscribeTranslation(i18n, () => {
    texts.clear();
    stateOf(i18n).translation = createTranslation(i18n, texts);
  });
  page = i18n;
  await initialized;
  if (!language) {
    i18n.on("languageChanged", (code) => {
      document.documentElement.lang = code;
    });
  }
  const isShown = (await show(i18n, wanted)) || (await show(i18n, FALLBACK_LANGUAGE));
  if (!isShown) throw new Error("The phrases could not be fetched");
  if (origin === "person") keepLanguage(wanted);
  return i18n;
}

/**
 * Loads what was shown so far, switches (I18N-09) and stores it. Returns false, changing nothing, if a fetch fails.
 * The last of several choices wins, in whatever order they finish, and returns true.
 */
export async function changeLanguage(i18n: I18n, language: Language): Promise<boolean> {
  if (!(await show(i18n, language))) return false;
  const state = stateOf(i18n);
  if (state.origin === "given" || state.wanted !== language) return true;
  state.origin = "person";
  keepLanguage(language);
  return true;
}

/** Returns to the person's language after a page asked for another one, unless a choice is pending. */
export async function leaveAskedLanguage(i18n: I18n): Promise<void> {
  const { origin, wanted } = stateOf(i18n);
  if (origin !== "address" || wanted !== currentLanguage(i18n) || askedLanguage()) return;
  await changeLanguage(i18n, ownLanguage());
}

async function show(i18n: I18n, language: Language): Promise<boolean> {
  const state = stateOf(i18n);
  state.wanted = language;
  try {
    await Promise.all([...state.shown].map((namespace) => addPhrases(i18n, language, namespace)));
  } catch (error) {
    log.error("A language could not be fetched", error);
    if (state.wanted !== language) return true;
    state.wanted = currentLanguage(i18n);
    return false;
  }
  if (state.wanted === language) await i18n.changeLanguage(language);
  return true;
}

/**
 * For the current and any pending language. Tries twice, then falls back to Spanish (I18N-04); rejects if that
 * fails. `ahead`: the screen may never open.
 */
export async function loadNamespaces(namespaces: readonly Namespace[], { ahead = false } = {}): Promise<void> {
  if (!page) throw new Error("createI18n comes first");
  const i18n = page;
  const { wanted, shown } = stateOf(i18n);
  if (!ahead) for (const namespace of namespaces) shown.add(namespace);
  const languages = new Set([wanted, currentLanguage(i18n)]);
  await Promise.all(
    [...languages].flatMap((language) =>
      namespaces.map((namespace) =>
        addPhrases(i18n, language, namespace)
          .catch(() => addPhrases(i18n, language, namespace))
          .catch((error: unknown) => {
            if (language === FALLBACK_LANGUAGE) throw error;
            log.error("Phrases could not be fetched", error);
            return addPhrases(i18n, FALLBACK_LANGUAGE, namespace);
          }),
      ),
    ),
  );
}

/** Whether these phrases are loaded in the current language. */
export function hasNamespaces(namespaces: readonly Namespace[]): boolean {
  return namespaces.every((namespace) => page?.hasResourceBundle(currentLanguage(page), namespace));
}

/** The current language. */
export function currentLanguage(i18n: I18n): Language {
  const code = i18n.resolvedLanguage ?? i18n.language;
  return isLanguage(code) ? code : FALLBACK_LANGUAGE;
}

/** The current `Translation`. */
export function translationOf(i18n: I18n): Translation {
  return stateOf(i18n).translation;
}

/** Calls `reader` on a new language or phrases; returns the unsubscribe. */
export function subscribeTranslation(i18n: I18n, reader: () => void): () => void {
  i18n.on("languageChanged", reader);
  i18n.store.on("added", reader);
  return () => {
    i18n.off("languageChanged", reader);
    i18n.store.off("added", reader);
  };
}

/** Card screens ask for hundreds of texts, mostly the same. */
function createTranslation(i18n: I18n, texts: Map<string, string>): Translation {
  const t: unknown = (key: string, values?: Record<string, unknown>) => {
    const id = values ? key + JSON.stringify(values) : key;
    const known = texts.get(id);
    if (known !== undefined) return known;
    const text = String(i18n.t(key as never, values as never));
    if (texts.size >= MAX_TEXTS) texts.clear();
    // Missing texts are empty and may come.
    if (text !== "") texts.set(id, text);
    return text;
  };
  return { t: t as TFunction, i18n };
}

function stateOf(i18n: I18n): State {
  const state = states.get(i18n);
  if (!state) throw new Error("This i18next was not made by createI18n");
  return state;
}

/** Redraws only if `redraw`: other phrases have not been shown yet. */
async function addPhrases(i18n: I18n, language: Language, namespace: Namespace, redraw = false): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return;
  const { fetchPhrases: fetch, texts } = stateOf(i18n);
  const phrases = await fetch(language, namespace);
  // Some may have been Spanish fallbacks.
  texts.clear();
  i18n.addResourceBundle(language, namespace, phrases, false, false, { silent: !redraw, skipCopy: true });
}

/** Current language, else Spanish (I18N-04). */
async function findMissing(i18n: I18n, namespace: string, key: string): Promise<void> {
  const language = currentLanguage(i18n);
  log.error(`No text ${namespace}.${key} in ${language}`);
  if (!isNamespace(namespace)) return;
  const isLoaded = i18n.hasResourceBundle(language, namespace);
  await addPhrases(i18n, isLoaded ? FALLBACK_LANGUAGE : language, namespace, true).catch(() => {});
}

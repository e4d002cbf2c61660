import type { Language } from "@nakamatch/contract/vocabulary/languages";
import type { i18n as I18n } from "i18next";
import { createI18n } from "./i18n.ts";
import { NAMESPACES } from "./phrases.ts";

/** For tests of components that no route loads: an i18next with all phrases of a language. */
export function i18nWithAllPhrases(language: Language = "es"): Promise<I18n> {
  return createI18n({ language, namespaces: NAMESPACES });
}

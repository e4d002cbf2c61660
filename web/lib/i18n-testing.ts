import type { Language } from "@nakamatch/contract/vocabulary/languages";
import { createI18n, type I18n, type I18nOptions } from "./i18n.ts";
import { NAMESPACES, type Namespace } from "./phrases.ts";

/** For tests: with these namespaces loaded. */
export async function startI18n(namespaces: readonly Namespace[], options?: I18nOptions): Promise<I18n> {
  const i18n = createI18n(options);
  await i18n.start(namespaces);
  return i18n;
}

/** For tests of components without a route: all phrases. */
export function i18nWithAllPhrases(language: Language = "es"): Promise<I18n> {
  return startI18n(NAMESPACES, { language });
}

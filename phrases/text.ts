import type { Language } from "@nakamatch/contract/vocabulary/languages";

const plurals = new Map<Language, Intl.PluralRules>();

/** `many`, as for a million in Spanish, reads like `other` with figures. */
export function formOf(count: number, language: Language): "one" | "other" {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count) === "one" ? "one" : "other";
}

/** Replaces placeholders such as `{{name}}`; missing ones by `missing`, or not at all. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  missing = (placeholder: string) => placeholder,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? missing(placeholder)));
}

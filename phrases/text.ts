import type { Language } from "@nakamatch/contract/vocabulary/languages";

const plurals = new Map<Language, Intl.PluralRules>();

/** The form of a counted text. `many`, as of a million in Spanish, reads like `other` where the number is in figures. */
export function formOf(count: number, language: Language): "one" | "other" {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count) === "one" ? "one" : "other";
}

/** Replaces the placeholders of a text, such as `{{name}}`; for one without a value what `missing` returns, or itself. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  missing = (placeholder: string) => placeholder,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? missing(placeholder)));
}

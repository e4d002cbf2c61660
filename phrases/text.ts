import type { Language } from "@nakamatch/contract/vocabulary/languages";

const plurals = new Map<Language, Intl.PluralRules>();

/** `many`, as for a million in Spanish, reads like `other` with figures. */
export function formOf(count: number, language: Language): "one" | "other" {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count) === "one" ? "one" : "other";
}

/**
 * Replaces placeholders such as `{{name}}`; missing ones by `missing`, or not at all. A short word before a value takes
 * the form that the language gives it there: la 1:05, d’Aiko, all’8 marzo.
 */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: Language,
  missing = (placeholder: string) => placeholder,
): string {
  return text.replace(
    /(?:(?<!\p{L})(\p{L}{2,3}) )?(\{\{(\w+)\}\})/gu,
    (_, word: string | undefined, placeholder: string, name: string) => {
      const value = String(values[name] ?? missing(placeholder));
      return (word === undefined ? "" : (JOINED[language]?.(word, value) ?? `${word} `)) + value;
    },
  );
}

/** The word as it stands before a value, with its space if it keeps one; undefined if it stays. */
const JOINED: Partial<Record<Language, (word: string, value: string) => string | undefined>> = {
  es: (word, value) => (/^las$/i.test(word) && /^1:/.test(value) ? `${word.slice(0, -1)} ` : undefined),
  // French says “one” with a consonant: de One Piece.
  fr: (word, value) =>
    /^de$/i.test(word) && /^(?!one\b)[aeiouœ]/i.test(value.normalize("NFD")) ? `${word.slice(0, -1)}’` : undefined,
  // Eight and eleven begin with a vowel.
  it: (word, value) => {
    if (!/^(?:8|11(?!\d))/.test(value)) return undefined;
    if (/^il$/i.test(word)) return `${word === "il" ? "l" : "L"}’`;
    return /^(?:al|dal|del|nel)$/i.test(word) ? `${word}l’` : undefined;
  },
};

/** A date in words, mended where `Intl` writes none that people write: 1er mars, a la 1:05. */
export function writtenDate(date: string, locale: string): string {
  if (/^fr\b/.test(locale)) return date.replace(/(?<!\d)1 (?=\p{L}{3})/u, "1er ");
  return /^es\b/.test(locale) ? date.replace(/\blas (?=1:)/, "la ") : date;
}

import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { describe, expect, test } from "vitest";
import { dictionaries } from "./testing.ts";
import { fillIn, formOf, writtenDate } from "./text.ts";

test("I18N-11 each language counts by its own rules: zero is singular in French and Portuguese", () => {
  const forms = (count: number) => Object.fromEntries(LANGUAGES.map((language) => [language, formOf(count, language)]));
  const all = (form: string): Record<Language, string> => ({
    es: form,
    en: form,
    fr: form,
    it: form,
    de: form,
    pt: form,
  });
  expect(forms(0)).toEqual({ ...all("other"), fr: "one", pt: "one" });
  expect(forms(1)).toEqual(all("one"));
  expect(forms(1.5)).toEqual({ ...all("other"), fr: "one", pt: "one" });
  expect(forms(2)).toEqual(all("other"));
  // The form `many` in Spanish, French, Italian and Portuguese.
  expect(forms(1_000_000)).toEqual(all("other"));
});

test("a value is put in as it is, wherever its name stands; one without a value stays, or is what is said for it", () => {
  expect(fillIn("{{a}} y {{a}}: {{b}}", { a: "{{b}} $& $1", b: 0 }, "es")).toBe("{{b}} $& $1 y {{b}} $& $1: 0");
  expect(fillIn("{{a}} y {{b}}", { a: "uno" }, "es")).toBe("uno y {{b}}");
  expect(fillIn("{{a}} y {{b}}", { a: "uno" }, "es", () => "")).toBe("uno y ");
});

/** All texts with a placeholder of one of these names, filled in with the value. */
function filled(language: Language, names: RegExp, value: string): string[] {
  const strings = (tree: object): string[] =>
    Object.values(tree).flatMap((each: unknown) => (typeof each === "string" ? [each] : strings(each as object)));
  const values = new Proxy({}, { get: (_, name) => (names.test(String(name)) ? value : "–") });
  return strings(dictionaries[language]).flatMap((text) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].some(([, name]) => names.test(name ?? ""))
      ? fillIn(text, values, language)
      : [],
  );
}

describe("a word before a value takes the form that the language gives it", () => {
  const DATES = /^(?:date|erased)$/;

  test.each([
    ["Fino al {{date}}", "8 marzo", "Fino all’8 marzo"],
    ["Il {{date}} e il {{date}}", "11 maggio", "L’11 maggio e l’11 maggio"],
    ["Dal {{date}}", "8 de marzo de 2026", "Dall’8 de marzo de 2026"],
    ["Ricorso del {{date}}", "18 marzo", "Ricorso del 18 marzo"],
    ["il {{date}}", "110", "il 110"],
    ["{{date}}", "8 marzo", "8 marzo"],
  ])("Italian: %j with %j", (text, date, expected) => expect(fillIn(text, { date }, "it")).toBe(expected));

  test("Italian: no text of a date has a whole article before the 8th or 11th, or a short one before others", () => {
    for (const day of [8, 11]) {
      const texts = filled("it", DATES, `${day} marzo`);
      expect(texts.length).toBeGreaterThan(30);
      for (const text of texts) expect(text).not.toMatch(/(?<!\p{L})(?:il|al|dal|del|nel|sul) (?:8|11)/iu);
    }
    for (const text of filled("it", DATES, "18 marzo")) expect(text).not.toMatch(/l’18/);
  });

  test.each([
    ["Photo de {{name}}", "Aiko", "Photo d’Aiko"],
    ["De {{name}}", "Élodie", "D’Élodie"],
    ["Photo de {{name}}", "Hinata", "Photo de Hinata"],
    ["un passage de {{name}}", "One Piece", "un passage de One Piece"],
    ["de {{name}} à 30", "8", "de 8 à 30"],
    ["{{name}} de {{missing}}", "Aiko", "Aiko de {{missing}}"],
  ])("French: %j with %j", (text, name, expected) => expect(fillIn(text, { name }, "fr")).toBe(expected));

  test("Spanish: one o’clock is one", () => {
    expect(fillIn("hasta las {{time}}", { time: "1:05" }, "es")).toBe("hasta la 1:05");
    expect(fillIn("hasta las {{time}}", { time: "11:05" }, "es")).toBe("hasta las 11:05");
    for (const text of filled("es", /^time$/, "1:05")) expect(text).not.toMatch(/las 1:/);
  });
});

test.each([
  ["1 mars 2026", "fr-FR", "1er mars 2026"],
  ["dimanche 1 mars", "fr-FR", "dimanche 1er mars"],
  ["1 mars 2026 à 01:01 UTC", "fr", "1er mars 2026 à 01:01 UTC"],
  ["21 mars 2026", "fr-FR", "21 mars 2026"],
  ["01/03/2026 11:01", "fr-FR", "01/03/2026 11:01"],
  ["1 de marzo de 2026", "es-ES", "1 de marzo de 2026"],
  ["1 de marzo de 2026 a las 1:05", "es-ES", "1 de marzo de 2026 a la 1:05"],
  ["1 de marzo de 2026 a las 11:05", "es-ES", "1 de marzo de 2026 a las 11:05"],
  ["1 marzo 2026", "it-IT", "1 marzo 2026"],
])("I18N-12 the date %j of %s is written %j", (date, locale, written) => {
  expect(writtenDate(date, locale)).toBe(written);
});

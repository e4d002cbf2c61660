import { LANGUAGES, type Language } from "@nakamatch/contract/vocabulary/languages";
import { expect, test } from "vitest";
import { fillIn, formOf } from "./text.ts";

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
  expect(fillIn("{{a}} y {{a}}: {{b}}", { a: "{{b}} $& $1", b: 0 })).toBe("{{b}} $& $1 y {{b}} $& $1: 0");
  expect(fillIn("{{a}} y {{b}}", { a: "uno" })).toBe("uno y {{b}}");
  expect(fillIn("{{a}} y {{b}}", { a: "uno" }, () => "")).toBe("uno y ");
});

import { expect, test } from "vitest";
import {
  DATE_LOCALES,
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_OPTIONS,
  LANGUAGES,
  languageOfTag,
} from "./languages.ts";

test("I18N-01 the picker offers exactly six languages under their own names", () => {
  expect(Object.fromEntries(LANGUAGE_OPTIONS.map(({ code, name }) => [code, name]))).toEqual({
    es: "Español",
    en: "English",
    fr: "Français",
    it: "Italiano",
    de: "Deutsch",
    pt: "Português",
  });
  expect(LANGUAGE_OPTIONS).toHaveLength(6);
});

test("I18N-02 an option has code, name and a country's code, and no other field", () => {
  for (const option of LANGUAGE_OPTIONS) {
    expect(Object.keys(option).sort()).toEqual(["code", "countryCode", "name"]);
    expect(option.countryCode).toMatch(/^[A-Z]{2}$/);
  }
  expect(new Set(LANGUAGE_OPTIONS.map(({ countryCode }) => countryCode)).size).toBe(6);
});

test("I18N-02 Portuguese is Brazil's, as its texts are", () => {
  expect(LANGUAGE_OPTIONS.find(({ code }) => code === "pt")?.countryCode).toBe("BR");
});

test("I18N-12 LIMIT-31 each language writes dates its own way", () => {
  expect(DATE_LOCALES).toEqual({ es: "es-ES", en: "en-US", fr: "fr-FR", it: "it-IT", de: "de-DE", pt: "pt-PT" });
  for (const locale of Object.values(DATE_LOCALES))
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
});

test("LIMIT-33 the filter for banned words covers the interface's six languages", () => {
  expect([...LANGUAGES].sort()).toEqual(["de", "en", "es", "fr", "it", "pt"]);
});

test("Spanish is the fallback, and only the six codes are languages", () => {
  expect(FALLBACK_LANGUAGE).toBe("es");
  for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true);
  for (const other of ["ca", "ES", "es-ES", "", " es", null, undefined, 0, ["es"]])
    expect(isLanguage(other)).toBe(false);
});

test.each([
  ["pt-BR", "pt"],
  ["pt_BR", "pt"],
  ["DE", "de"],
  ["en-US@posix", "en"],
  ["es-419", "es"],
  [" fr ", "fr"],
  ["fil", undefined],
  ["deu", undefined],
  ["", undefined],
  [null, undefined],
  [{}, undefined],
])("the language of the tag %j is %s", (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

import { DATE_LOCALES, LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  countryName,
  dateFormat,
  formatDateTime,
  formatList,
  formatNumber,
  formatPercent,
  formatTimeLeft,
} from "./format.ts";

const EVENING = new Date(2026, 2, 5, 18, 7);

test("LIMIT-31 I18N-12: dates are written as each language writes them", () => {
  const written = Object.fromEntries(LANGUAGES.map((language) => [language, formatDateTime(EVENING, language)]));
  expect(written).toEqual({
    // Browsers join date and time differently.
    es: expect.stringMatching(/^5 de marzo de 2026(,| a las) 18:07$/),
    en: expect.stringMatching(/^March 5, 2026 at 6:07\sPM$/),
    fr: "5 mars 2026 à 18:07",
    it: "5 marzo 2026 alle ore 18:07",
    de: "5. März 2026 um 18:07",
    pt: "5 de março de 2026 às 18:07",
  });
});

test("I18N-12: the first of a month is 1er in French, and one o’clock is one in Spanish", () => {
  const first = new Date(2026, 2, 1, 1, 5);
  expect(formatDateTime(first, "fr")).toBe("1er mars 2026 à 01:05");
  expect(formatDateTime(first, "es")).toMatch(/^1 de marzo de 2026(,| a la) 1:05$/);
});

test("LIMIT-31 I18N-12: the locales of Spanish, English and Portuguese are those of Spain, the United States and Portugal", () => {
  const short = (locale: string) => dateFormat(locale, { dateStyle: "short" }).format(EVENING);
  expect(short(DATE_LOCALES.es)).toBe("5/3/26");
  expect(short(DATE_LOCALES.en)).toBe("3/5/26");
  expect(short(DATE_LOCALES.pt)).toBe("05/03/26");
});

test("a formatter is made once for a locale and its options", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  for (let value = 0; value < 100; value++) formatNumber(value, "it", { decimals: 2 });
  expect(made).toHaveBeenCalledTimes(1);
  expect(dateFormat("de-DE", { year: "numeric" })).toBe(dateFormat("de-DE", { year: "numeric" }));
  expect(dateFormat("de-DE", { year: "numeric" })).not.toBe(dateFormat("fr-FR", { year: "numeric" }));
  made.mockRestore();
});

test("after travel, dates are written in the new time zone, which may differ in summer only", () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const noons = ["2026-01-15", "2026-07-15"].map((day) => new Date(`${day}T12:00:00Z`));
  const hoursIn = (zone: string) => {
    vi.stubEnv("TZ", zone);
    return noons.map((noon) => dateFormat("de-DE", { hour: "2-digit" }).format(noon));
  };
  expect(hoursIn("Europe/Berlin")).toEqual(["13 Uhr", "14 Uhr"]);
  expect(hoursIn("Africa/Lagos")).toEqual(["13 Uhr", "13 Uhr"]);
  expect(hoursIn("Africa/Johannesburg")).toEqual(["14 Uhr", "14 Uhr"]);
});

test("numbers, percentages, lists and countries", () => {
  expect(formatNumber(20_000.25, "es")).toBe("20.000");
  expect(formatNumber(3.26, "de", { decimals: 1 })).toBe("3,3");
  expect(formatPercent(66.6, "en")).toBe("67%");
  expect(formatList(["a", "b", "c"], "es")).toBe("a, b y c");
  expect(countryName("de", "es")).toBe("Alemania");
  expect([countryName("XX", "es"), countryName("?", "es")]).toEqual([undefined, undefined]);
});

test("time left is in whole hours, and in minutes within the last one", () => {
  const now = Date.parse("2026-06-15T12:00:00Z");
  const left = (until: string) => formatTimeLeft(`2026-06-15T${until}Z`, "en", now);
  expect(["19:00:00", "18:31:00", "13:00:00", "12:59:00", "12:00:10", "11:00:00"].map(left)).toEqual([
    "in 7 hours",
    "in 7 hours",
    "in 1 hour",
    "in 59 minutes",
    "in 1 minute",
    "in 1 minute",
  ]);
  expect(LANGUAGES.map((language) => formatTimeLeft("2026-06-15T19:00:00Z", language, now))).toEqual([
    "dentro de 7 horas",
    "in 7 hours",
    "dans 7 heures",
    "tra 7 ore",
    "in 7 Stunden",
    "dentro de 7 horas",
  ]);
});

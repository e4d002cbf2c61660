import { DATE_LOCALES, LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { expect, onTestFinished, test, vi } from "vitest";
import { countryName, dateFormat, formatDateTime, formatList, formatNumber, formatPercent } from "./format.ts";

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

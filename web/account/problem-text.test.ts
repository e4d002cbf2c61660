import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { expect, test } from "vitest";
import { i18nWithAllPhrases } from "../lib/i18n-testing.ts";
import { problemText, type RegistrationForm } from "./registration-form.ts";

/** The reasons with which the domain, the profanity filter and the database refuse each field. */
const reasons: [keyof RegistrationForm, string[]][] = [
  ["firstName", ["required", "invalid", "tooLong"]],
  ["lastName", ["required", "invalid", "tooLong"]],
  ["nickname", ["required", "invalid", "tooShort", "tooLong", "banned", "taken"]],
  ["birthDate", ["required", "invalid", "underage", "outOfRange"]],
  ["country", ["required"]],
  ["city", ["required"]],
  ["bio", ["tooLong"]],
  ["email", ["required", "invalid", "tooLong", "inUse", "disposable"]],
  ["password", ["required", "tooShort", "weak", "tooLong"]],
  ["confirmPassword", ["mismatch"]],
  ["gender", ["required"]],
  ["lookingFor", ["required"]],
];

test.each(LANGUAGES)("ERR-03, ERR-04, ERR-05: every problem has words of its own in %s", async (language) => {
  const { t } = await i18nWithAllPhrases(language);
  const texts = reasons.flatMap(([field, all]) => all.map((reason) => problemText(t, field, reason)));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain(t("errors.generic.validation"));
});

test.each(["nickname", "firstName"] as const)("an unknown reason against the %s still has words", async (field) => {
  const { t } = await i18nWithAllPhrases();
  expect(problemText(t, field, "haunted")).toBe(t("errors.generic.validation"));
});

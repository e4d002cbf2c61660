import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import type { RegistrationForm, RegistrationReason } from "@nakamatch/domain/people/registration";
import { expect, test } from "vitest";
import { createI18n } from "../../lib/i18n.ts";
import { problemText } from "./problem-text.ts";

/** What the domain, the profanity filter and the database can hold against each field. */
const reasons: Partial<Record<keyof RegistrationForm, RegistrationReason[]>> = {
  firstName: ["required", "invalid", "tooLong"],
  lastName: ["required", "invalid", "tooLong"],
  nickname: ["required", "invalid", "tooShort", "tooLong", "banned", "taken"],
  birthDate: ["required", "invalid", "underage", "outOfRange"],
  country: ["required"],
  city: ["required"],
  bio: ["tooLong"],
  email: ["required", "invalid", "tooLong", "inUse"],
  password: ["required", "tooShort", "weak", "tooLong"],
  confirmPassword: ["mismatch"],
  gender: ["required"],
  lookingFor: ["required"],
};

test.each(LANGUAGES)("ERR-03, ERR-04, ERR-05: every problem has words of its own in %s", async (language) => {
  const { t } = await createI18n({ language });
  const texts = Object.entries(reasons).flatMap(([field, all]) =>
    all.map((reason) => problemText(t, field as keyof RegistrationForm, reason)),
  );
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toContain(t("errors.generic.validation"));
});

test("a reason that nobody foresaw still gets words", async () => {
  const { t } = await createI18n({ language: "es" });
  expect(problemText(t, "nickname", "haunted")).toBe(t("errors.generic.validation"));
});

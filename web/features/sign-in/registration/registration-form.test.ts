import { LANGUAGES } from "@nakamatch/contract/vocabulary/languages";
import { utcDate } from "@nakamatch/domain/people/age";
import { parseRegistration } from "@nakamatch/domain/people/registration";
import { anyRegistration } from "@nakamatch/domain/people/registration-testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { i18nWithAllPhrases } from "../../../lib/i18n-testing.ts";
import { domainResolver } from "../../people/form-problems.ts";
import { emptyRegistration, FIELD_ORDER, parseForm, problemText, type RegistrationForm } from "./registration-form.ts";

const good: RegistrationForm = {
  ...emptyRegistration,
  firstName: " Nico ",
  lastName: "Robin",
  nickname: "robin",
  birthDate: "1995-02-06",
  email: " Robin@example.test ",
  password: "Kaizoku-1999",
  confirmPassword: "Kaizoku-1999",
  country: "ES",
  city: "3117735",
  cityName: "Madrid",
  gender: "mujer",
  lookingFor: "amistad",
};

const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (form: RegistrationForm) => domainResolver(parseForm)(form, undefined, options);

test("REG-03: the form state has the fields of the specification", () => {
  expect(Object.keys(emptyRegistration).sort()).toEqual(
    [
      ...["bio", "birthDate", "city", "cityName", "confirmPassword", "country", "email", "firstName"],
      ...["friendshipPreference", "gender", "lastName", "lookingFor", "nickname", "password", "relationshipPreference"],
    ].sort(),
  );
});

test.each([
  ["another one", "Kaizoku-2000"],
  ["one in other case", "kaizoku-1999"],
  ["none", ""],
])("REG-39: a confirmation that differs from the password, %s, is refused", async (_, confirmPassword) => {
  expect(await resolve({ ...good, confirmPassword })).toEqual({
    values: {},
    errors: { confirmPassword: { type: "mismatch" } },
  });
});

test("of an empty form every missing field is marked, the repeated password too", async () => {
  const { errors } = await resolve(emptyRegistration);
  const optional = ["bio", "cityName", "friendshipPreference", "relationshipPreference"];
  expect(Object.keys(errors).sort()).toEqual(FIELD_ORDER.filter((field) => !optional.includes(field)).sort());
});

describe("browser and server accept the same", () => {
  test("a form becomes the registration that the server would read", async () => {
    const { confirmPassword: _, city: __, cityName: ___, ...rest } = good;
    const values = { ...rest, firstName: "Nico", email: "robin@example.test", cityId: 3117735 };
    expect(await resolve(good)).toEqual({ values, errors: {} });
  });

  test("any form is accepted, or refused for the same reasons, as by the domain", async () => {
    await fc.assert(
      fc.asyncProperty(anyRegistration, async (input) => {
        const form = { ...good, ...input } as RegistrationForm;
        const { values, errors } = await resolve({ ...form, confirmPassword: form.password });
        const parsed = parseRegistration(input, utcDate(new Date()));
        const problems = parsed.ok ? [] : parsed.problems.map(({ field, reason }) => [field, { type: reason }]);
        const repeated = form.password === "" && { confirmPassword: { type: "required" } };
        expect(errors).toEqual({ ...Object.fromEntries(problems), ...repeated });
        expect(values).toEqual(parsed.ok ? parsed.value : {});
      }),
      { numRuns: 200 },
    );
  });
});

/** All reasons of domain, profanity filter and database, by field. */
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
  ["confirmPassword", ["required", "mismatch"]],
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

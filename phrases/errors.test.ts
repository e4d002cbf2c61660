import { ERRORS } from "@nakamatch/contract/errors";
import { describe, expect, test } from "vitest";
import { dictionaries } from "./testing.ts";

describe.each(Object.entries(dictionaries))("%s", (_, { errors, person, register }) => {
  test("has a text for every error a client can meet but those with a generic one, and for no other", () => {
    const generic = ["NOT_FOUND", "SESSION_MISSING", "FORBIDDEN", "INTERNAL"];
    const own = Object.keys(ERRORS).filter((code) => !generic.includes(code));
    expect(Object.keys(errors.codes).sort()).toEqual(own.sort());
  });

  test("ERR-56 has the generic texts", () => {
    expect(Object.keys(errors.generic).sort()).toEqual(
      ["network", "offline", "notFound", "unauthorized", "forbidden", "server", "validation", "general"].sort(),
    );
  });

  test("ERR-02 ERR-03 ERR-04 ERR-05 ERR-09 has its own words for every reason a registration is refused", () => {
    const reasons = Object.entries(register.problems).flatMap(([field, of]) =>
      Object.keys(of).map((reason) => `${field}.${reason}`),
    );
    expect([...reasons, ...Object.keys(person.problems)]).toEqual(
      expect.arrayContaining([
        ...["firstNameRequired", "firstNameInvalid", "firstNameTooLong"],
        ...["lastNameRequired", "lastNameInvalid", "lastNameTooLong"],
        ...["nickname.required", "nickname.invalid", "nickname.tooShort", "nickname.tooLong"],
        ...["nickname.banned", "nickname.taken"],
        ...["birthDate.required", "birthDate.invalid", "birthDate.underage", "birthDate.outOfRange"],
        ...["countryRequired", "cityRequired", "bioTooLong", "genderRequired", "lookingForRequired"],
        ...["email.required", "email.invalid", "email.tooLong", "email.inUse"],
        ...[
          "password.required",
          "password.tooShort",
          "password.weak",
          "password.tooLong",
          "password.leaked",
          "confirmPassword.mismatch",
        ],
      ]),
    );
    expect(register.validationTitle).not.toBe(register.failedTitle);
  });

  test("ERR-03 ERR-04 ERR-05 ERR-08 no two reasons of a field read alike", () => {
    for (const [field, of] of Object.entries({ facts: person.problems, ...register.problems })) {
      expect(new Set(Object.values(of)).size, field).toBe(Object.keys(of).length);
    }
  });
});

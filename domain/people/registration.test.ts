import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePersonFacts } from "./person-facts.ts";
import { parseRegistration, type RegistrationInput } from "./registration.ts";
import { anyRegistration } from "./registration-testing.ts";

const TODAY = "2026-06-15";

const GOOD: RegistrationInput = {
  firstName: "Ana",
  lastName: "López",
  nickname: "nakama_ana",
  birthDate: "2000-01-01",
  email: "ana@example.test",
  password: "Contra5eña!",
  country: "ES",
  city: "3117735",
  bio: "",
  gender: "mujer",
  lookingFor: "ambas",
  friendshipPreference: ["hombre"],
  relationshipPreference: ["mujer", "otro"],
};

/** As `field: reason`. */
function problems(changes: Partial<RegistrationInput>): string[] {
  const parsed = parseRegistration({ ...GOOD, ...changes }, TODAY);
  return parsed.ok ? [] : parsed.problems.map(({ field, reason }) => `${field}: ${reason}`);
}

test("REG-31 a good registration comes out typed, with the address in lower case", () => {
  const { city, ...rest } = GOOD;
  expect(parseRegistration({ ...GOOD, email: " Ana@Example.test " }, TODAY)).toEqual({
    ok: true,
    value: { ...rest, cityId: 3117735, email: "ana@example.test" },
  });
});

test.each<[string, Partial<RegistrationInput>, string]>([
  ["REG-09 a nickname of 2", { nickname: "ab" }, "nickname: tooShort"],
  ["REG-21 an age of 17", { birthDate: "2008-06-16" }, "birthDate: underage"],
  ["REG-31 half an e-mail", { email: "ana@" }, "email: invalid"],
  ["REG-37 OPEN-13 a password of 5", { password: "A1!bc" }, "password: tooShort"],
])("%s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test("REG-04 REG-08 REG-20 REG-25 REG-31 REG-37 REG-40 an empty registration names everything it lacks", () => {
  const empty = { firstName: "", lastName: "", country: "", city: "", bio: "", gender: "", lookingFor: "" };
  expect(problems({ ...empty, nickname: "", birthDate: "", email: "", password: "" })).toEqual([
    ...["firstName: required", "lastName: required", "country: required", "city: required", "gender: required"],
    ...["lookingFor: required", "nickname: required", "birthDate: required", "email: required", "password: required"],
  ]);
});

test("a registration is refused for exactly what its facts are, and its own fields", () => {
  fc.assert(
    fc.property(anyRegistration, (input) => {
      const facts = parsePersonFacts(input);
      const registration = parseRegistration(input, TODAY);
      const own = ["nickname", "birthDate", "email", "password"];
      const factsOf = registration.ok ? [] : registration.problems.filter(({ field }) => !own.includes(field));
      expect(factsOf).toEqual(facts.ok ? [] : facts.problems);
    }),
  );
});

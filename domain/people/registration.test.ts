import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type RegistrationForm,
  registrationProblems,
  savedPreferences,
  seeksFriendship,
  seeksRelationship,
} from "./registration.ts";

const TODAY = "2026-06-15";

const GOOD: RegistrationForm = {
  firstName: "Ana",
  lastName: "López",
  nickname: "nakama_ana",
  email: "ana@example.test",
  birthDate: "2000-01-01",
  password: "Contra5eña!",
  confirmPassword: "Contra5eña!",
  country: "ES",
  city: "3117735",
  cityName: "Madrid",
  bio: "",
  gender: "mujer",
  lookingFor: "ambas",
  friendshipPreference: ["hombre"],
  relationshipPreference: ["mujer", "otro"],
};

/** What is wrong with the good form once `changes` are made, as `field: reason`. */
const problems = (changes: Partial<RegistrationForm>, today = TODAY) =>
  registrationProblems({ ...GOOD, ...changes }, today).map(({ field, reason }) => `${field}: ${reason}`);

test("REG-03 the form has the fields of the specification, and a good one has no problem", () => {
  expect(Object.keys(GOOD).sort()).toEqual(
    [
      ...["bio", "birthDate", "city", "cityName", "confirmPassword", "country", "email", "firstName"],
      ...["friendshipPreference", "gender", "lastName", "lookingFor", "nickname", "password", "relationshipPreference"],
    ].sort(),
  );
  expect(problems({})).toEqual([]);
});

type Refusal = [string, Partial<RegistrationForm>, string];

test.each<Refusal>([
  ["no first name", { firstName: "" }, "firstName: required"],
  ["a last name of spaces", { lastName: "  " }, "lastName: required"],
  ["a first name with a digit", { firstName: "Ana1" }, "firstName: invalid"],
  ["a last name with an apostrophe", { lastName: "O'Neil" }, "lastName: invalid"],
  ["a first name of 11", { firstName: "Anastasiaaa" }, "firstName: tooLong"],
  ["a last name of 11", { lastName: "Fernandezzz" }, "lastName: tooLong"],
])("REG-04 REG-05 REG-07 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no nickname", { nickname: "" }, "nickname: required"],
  ["a nickname of 2", { nickname: "ab" }, "nickname: tooShort"],
  ["a nickname of 21", { nickname: "a".repeat(21) }, "nickname: tooLong"],
  ["a space in the nickname", { nickname: "ana ana" }, "nickname: invalid"],
])("REG-08 REG-09 REG-10 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no birth date", { birthDate: "" }, "birthDate: required"],
  ["a birth date that does not exist", { birthDate: "2001-02-29" }, "birthDate: invalid"],
  ["half a birth date", { birthDate: "2001-02" }, "birthDate: invalid"],
])("REG-20 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no country", { country: "" }, "country: required"],
  ["no city", { city: "" }, "city: required"],
  ["a city without its name", { cityName: "" }, "city: required"],
  ["a city that is no id", { city: "Madrid" }, "city: required"],
  ["a city with a sign", { city: "-1" }, "city: required"],
])("REG-25 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["301 characters", { bio: "x".repeat(301) }, "bio: tooLong"],
  ["151 emoji, 302 units", { bio: "😀".repeat(151) }, "bio: tooLong"],
])("REG-30 LIMIT-04 a bio of %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no password", { password: "", confirmPassword: "" }, "password: required"],
  ["a password of 5", { password: "A1!bc", confirmPassword: "A1!bc" }, "password: tooShort"],
  ["a weak password", { password: "Abcdefg1", confirmPassword: "Abcdefg1" }, "password: weak"],
])("REG-37 OPEN-13 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["another one", { confirmPassword: "Contra5eña?" }, "confirmPassword: mismatch"],
  ["one in other case", { confirmPassword: "contra5eña!" }, "confirmPassword: mismatch"],
  ["none", { confirmPassword: "" }, "confirmPassword: mismatch"],
])("REG-39 a confirmation that differs from the password, %s, is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no gender", { gender: "" }, "gender: required"],
  ["no intention", { lookingFor: "" }, "lookingFor: required"],
  ["an unknown gender", { gender: "male" as never }, "gender: invalid"],
  ["an unknown intention", { lookingFor: "love" as never }, "lookingFor: invalid"],
  ["unknown friends", { friendshipPreference: ["all" as never] }, "friendshipPreference: invalid"],
  ["unknown partners", { relationshipPreference: ["all" as never] }, "relationshipPreference: invalid"],
])("REG-40 REG-41 a form with %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test("REG-38 a password over 255 characters is refused", () => {
  const password = "Ab1!".padEnd(256, "x");
  expect(problems({ password, confirmPassword: password })).toEqual(["password: tooLong"]);
});

test("REG-30 LIMIT-04 a bio of 300 characters is accepted, and an empty one", () => {
  for (const bio of ["x".repeat(300), "😀".repeat(150), ""]) expect(problems({ bio })).toEqual([]);
});

test("REG-43 a form without any preference is accepted", () => {
  expect(problems({ friendshipPreference: [], relationshipPreference: [] })).toEqual([]);
});

test.each(GENDERS)("REG-40 REG-41 the gender %s is accepted", (gender) => {
  expect(problems({ gender })).toEqual([]);
});

test.each(LOOKING_FOR)("REG-40 REG-41 looking for %s is accepted", (lookingFor) => {
  expect(problems({ lookingFor })).toEqual([]);
});

test.each([
  // One day short of 18; 18 today.
  ["2008-06-16", "birthDate: underage"],
  ["2008-06-15", null],
  // 100 until tomorrow; 101 today.
  ["1925-06-16", null],
  ["1925-06-15", "birthDate: outOfRange"],
  ["2026-06-15", "birthDate: underage"],
  ["2031-01-01", "birthDate: underage"],
  ["0026-01-01", "birthDate: outOfRange"],
])("REG-21 REG-22 LIMIT-01 OPEN-15 the birth date %s gives %s", (birthDate, problem) => {
  expect(problems({ birthDate })).toEqual(problem === null ? [] : [problem]);
});

test("REG-21 who was born on a leap day comes of age on 1 March", () => {
  expect(problems({ birthDate: "2008-02-29" }, "2026-02-28")).toEqual(["birthDate: underage"]);
  expect(problems({ birthDate: "2008-02-29" }, "2026-03-01")).toEqual([]);
});

test.each([
  ...["ana@example.test", "ANA@EXAMPLE.TEST", "ana.lopez@sub.example.co.uk", "ana+nakama@example.test", "a@b.es"],
  ...[" ana@example.test ", "o'neil@example.test", "ana_1-2@xn--mller-kva.de"],
])("REG-31 the email %j is accepted", (email) => {
  expect(problems({ email })).toEqual([]);
});

test.each([
  ...[
    "ana",
    "ana@",
    "@example.test",
    "ana@example",
    "ana@@example.test",
    "ana@exa mple.test",
    "ana lopez@example.test",
  ],
  ...["ana@example..test", "ana@.example.test", ".ana@example.test", "ana.@example.test", "a..b@example.test"],
  ...["ana@example.test, eva@example.test", "<ana@example.test>", "ana@example.test\nBcc: eva@example.test"],
  ...["ana\u0000@example.test", "añá@example.test", "ana@müller.de", "аna@example.test", "ana@127.0.0.1", "ana@-a.es"],
])("REG-31 the email %j is refused: nobody could sign in with it", (email) => {
  expect(problems({ email })).toEqual(["email: invalid"]);
});

test("REG-31 an email of more than 254 characters is refused", () => {
  expect(problems({ email: `${"a".repeat(242)}@example.test` })).toEqual(["email: tooLong"]);
  expect(problems({ email: `${"a".repeat(241)}@example.test` })).toEqual([]);
});

test("REG-04 REG-08 REG-20 REG-25 REG-31 REG-37 REG-40 an empty form is told everything it lacks, in the order of its fields", () => {
  const empty: RegistrationForm = {
    ...{ firstName: "", lastName: "", nickname: "", email: "", birthDate: "", password: "", confirmPassword: "" },
    ...{ country: "", city: "", cityName: "", bio: "", gender: "", lookingFor: "" },
    ...{ friendshipPreference: [], relationshipPreference: [] },
  };
  expect(problems(empty)).toEqual([
    ...["firstName: required", "lastName: required", "nickname: required", "birthDate: required", "country: required"],
    ...["city: required", "email: required", "password: required", "gender: required", "lookingFor: required"],
  ]);
});

test.each([
  ["amistad", true, false],
  ["relacion", false, true],
  ["ambas", true, true],
  ["", false, false],
])("REG-42 looking for %j asks about friends: %s, about partners: %s", (lookingFor, friends, partners) => {
  expect(seeksFriendship(lookingFor)).toBe(friends);
  expect(seeksRelationship(lookingFor)).toBe(partners);
});

test("REG-42 OPEN-24 a hidden group is saved empty, a shown one as ticked", () => {
  const ticks = {
    friendshipPreference: GOOD.friendshipPreference,
    relationshipPreference: GOOD.relationshipPreference,
  };
  expect(savedPreferences({ ...ticks, lookingFor: "ambas" })).toEqual(ticks);
  expect(savedPreferences({ ...ticks, lookingFor: "amistad" })).toEqual({ ...ticks, relationshipPreference: [] });
  expect(savedPreferences({ ...ticks, lookingFor: "relacion" })).toEqual({ ...ticks, friendshipPreference: [] });
  expect(savedPreferences({ ...ticks, lookingFor: "" })).toEqual({
    friendshipPreference: [],
    relationshipPreference: [],
  });
});

test("OPEN-24 what is saved is a set of genders, whatever order and repetition they were ticked in", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...GENDERS), { maxLength: 8 }), (ticked) => {
      const { friendshipPreference } = savedPreferences({
        lookingFor: "amistad",
        friendshipPreference: ticked,
        relationshipPreference: ticked,
      });
      expect(friendshipPreference).toEqual(GENDERS.filter((gender) => ticked.includes(gender)));
    }),
  );
});

import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type PersonFactsInput, parsePersonFacts } from "./person-facts.ts";

const GOOD: PersonFactsInput = {
  firstName: "Ana",
  lastName: "López",
  country: "ES",
  city: "3117735",
  bio: "Leo ruinas antiguas.",
  gender: "mujer",
  lookingFor: "ambas",
  friendshipPreference: ["hombre"],
  relationshipPreference: ["mujer", "otro"],
};

/** As `field: reason`. */
function problems(changes: Partial<PersonFactsInput>): string[] {
  const parsed = parsePersonFacts({ ...GOOD, ...changes });
  return parsed.ok ? [] : parsed.problems.map(({ field, reason }) => `${field}: ${reason}`);
}

/** The stored facts; fails if refused. */
function facts(changes: Partial<PersonFactsInput>) {
  const parsed = parsePersonFacts({ ...GOOD, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

test("EDIT-14 good facts come out typed: text trimmed, the city as a number", () => {
  expect(facts({ firstName: " Ana ", lastName: "López\t", bio: "\n Hola " })).toEqual({
    firstName: "Ana",
    lastName: "López",
    country: "ES",
    cityId: 3117735,
    bio: "Hola",
    gender: "mujer",
    lookingFor: "ambas",
    friendshipPreference: ["hombre"],
    relationshipPreference: ["mujer", "otro"],
  });
});

type Refusal = [string, Partial<PersonFactsInput>, string];

test.each<Refusal>([
  ["no first name", { firstName: "" }, "firstName: required"],
  ["a first name with a digit", { firstName: "Ana1" }, "firstName: invalid"],
  ["a first name of 11", { firstName: "Anastasiaaa" }, "firstName: tooLong"],
])("REG-04 REG-05 REG-07 EDIT-08 EDIT-09 %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["no country", { country: "" }, "country: required"],
  ["no city", { city: "" }, "city: required"],
  ["a city that is no id", { city: "Madrid" }, "city: required"],
  ["a city beyond any id", { city: "9999999999" }, "city: required"],
])("REG-25 %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each<Refusal>([
  ["301 characters", { bio: "x".repeat(301) }, "bio: tooLong"],
  ["151 emoji, 302 units", { bio: "😀".repeat(151) }, "bio: tooLong"],
])("REG-30 EDIT-11 LIMIT-04 a bio of %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test.each(["a\u0000b", "\u202Eatrás", "a\u2066b", "\ud83d", "a\u007f", "\u009b31m"])(
  "EDIT-11 the bio %j has characters that cannot be shown",
  (bio) => {
    expect(problems({ bio })).toEqual(["bio: invalid"]);
  },
);

test.each(["línea\nlínea\ttab\r\n", "مرحبا\u200f!", "👩‍👩‍👧", "<b>I <3 Naruto</b>", "ア・カ ー"])(
  "EDIT-11 the bio %j is fine",
  (bio) => {
    expect(facts({ bio }).bio).toBe(bio.trim());
  },
);

test("EDIT-11 a bio of which nothing is drawn is none, and one is measured composed", () => {
  for (const bio of ["\u3164", " \u200b\n", "\u2800"]) expect(facts({ bio }).bio).toBe("");
  expect(facts({ bio: "e\u0301".repeat(300) }).bio).toBe("é".repeat(300));
});

test("OPEN-89 names are stored composed", () => {
  expect(facts({ firstName: "A\u0301ngel Jose\u0301" }).firstName).toBe("Ángel José");
});

test("REG-30 EDIT-11 LIMIT-04 a bio of 300 characters is accepted, and an empty one", () => {
  for (const bio of ["x".repeat(300), "😀".repeat(150), ""]) expect(facts({ bio }).bio).toBe(bio);
});

test.each<Refusal>([
  ["no gender", { gender: "" }, "gender: required"],
  ["a gender that does not exist", { gender: "robot" }, "gender: invalid"],
  ["nothing looked for", { lookingFor: "" }, "lookingFor: required"],
  ["an aim that does not exist", { lookingFor: "dinero" }, "lookingFor: invalid"],
  ["a friend that does not exist", { friendshipPreference: ["mujer", "robot"] }, "friendshipPreference: invalid"],
  ["a partner that does not exist", { relationshipPreference: ["robot"] }, "relationshipPreference: invalid"],
])("REG-40 REG-41 %s is refused", (_, changes, problem) => {
  expect(problems(changes)).toEqual([problem]);
});

test("REG-43 facts without any preference are accepted", () => {
  expect(problems({ friendshipPreference: [], relationshipPreference: [] })).toEqual([]);
});

test("OPEN-24 what is saved is a set of genders, whatever order and repetition they were ticked in", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...GENDERS), { maxLength: 8 }),
      fc.constantFrom(...LOOKING_FOR),
      (ticked, lookingFor) => {
        const saved = facts({ lookingFor, friendshipPreference: ticked, relationshipPreference: ticked });
        const asSet = GENDERS.filter((gender) => ticked.includes(gender));
        expect(saved.friendshipPreference).toEqual(lookingFor === "relacion" ? [] : asSet);
        expect(saved.relationshipPreference).toEqual(lookingFor === "amistad" ? [] : asSet);
      },
    ),
  );
});

test("REG-04 REG-25 REG-40 empty facts name everything they lack", () => {
  const empty = { firstName: "", lastName: "", country: "", city: "", bio: "", gender: "", lookingFor: "" };
  const ticks = { friendshipPreference: [], relationshipPreference: [] };
  expect(problems({ ...empty, ...ticks })).toEqual([
    ...["firstName: required", "lastName: required", "country: required", "city: required", "gender: required"],
    "lookingFor: required",
  ]);
});

test("parsing the facts again changes nothing", () => {
  const { cityId, ...stored } = facts({ firstName: " Ana ", friendshipPreference: ["otro", "hombre", "otro"] });
  expect(parsePersonFacts({ ...stored, city: String(cityId) })).toEqual({ ok: true, value: { ...stored, cityId } });
});

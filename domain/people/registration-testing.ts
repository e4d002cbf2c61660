import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import type { RegistrationInput } from "./registration.ts";

/** Mostly good values, so that whole registrations are often valid. */
const mostly = (good: readonly string[], odd: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const name = mostly(
  ["Ana", " Zoë ", "Jean-Luc", "De la Ó", "Jose\u0301"],
  ["", "  ", "--", "\u3164", "Ana1", "O'Neil", "Maximiliano"],
);
const ticks = fc.array(fc.constantFrom(...GENDERS), { maxLength: 4 });

/**
 * Random registrations, about a third of them valid, to compare browser and server. Valid nicknames and addresses begin
 * with `fc`.
 */
export const anyRegistration: fc.Arbitrary<RegistrationInput> = fc.record({
  firstName: name,
  lastName: name,
  nickname: mostly(["fc-1", "FC_20_characters_abc"], ["", "fc", "fc 1", "fc_21_characters_abcd"]),
  birthDate: mostly(["2000-02-29", "1960-12-31"], ["", "2001-02-29", "1900-01-01", "2999-01-01", "yesterday"]),
  email: mostly(
    ["fc@example.test", " FC@Example.test ", "fc@müller.test"],
    ["", "fc", "fc@example", "fc @example.test"],
  ),
  password: mostly(["Kaizoku-1999", "Ab1!".padEnd(255, "x")], ["", "Ab1-5", "kaizoku-1999", "Ab1!".padEnd(256, "x")]),
  country: mostly(["ES"], [""]),
  city: mostly(["3117735"], ["", "Madrid", "-1", "9999999999"]),
  bio: mostly(["", "Hola ", "😀".repeat(150)], ["x".repeat(301)]),
  gender: mostly(GENDERS, [""]),
  lookingFor: mostly(LOOKING_FOR, [""]),
  friendshipPreference: ticks,
  relationshipPreference: ticks,
});

import { expect, test } from "vitest";
import { emptyPersonFacts } from "../../features/people/facts/person-facts-form.tsx";
import { differences, mergeFacts } from "./facts.ts";

const base = {
  ...emptyPersonFacts,
  firstName: "Ana",
  lastName: "Luz",
  country: "ES",
  city: "1",
  cityName: "Madrid",
  bio: "hola",
  languages: [],
  friendshipPreference: ["mujer" as const, "otro" as const],
};

test("what was changed in one place only is taken from there", () => {
  const mine = { ...base, firstName: "Anna" };
  const stored = { ...base, lastName: "Mar", bio: "adiós" };
  const merged = mergeFacts({ base, mine, stored });
  expect(merged).toEqual({ ...base, firstName: "Anna", lastName: "Mar", bio: "adiós" });
  expect(differences(merged, stored)).toEqual(["firstName"]);
});

test("what was changed in both places stays as it is here, and differs", () => {
  const mine = { ...base, bio: "mío" };
  const stored = { ...base, bio: "suyo" };
  expect(mergeFacts({ base, mine, stored })).toEqual(mine);
  expect(differences(mine, stored)).toEqual(["bio"]);
});

test("country and city are one change: the city of one place never ends up in the country of the other", () => {
  const stored = { ...base, country: "FR", city: "3", cityName: "Paris" };
  const cityOnly = { ...base, city: "2", cityName: "Soria" };
  expect(mergeFacts({ base, mine: cityOnly, stored })).toEqual(cityOnly);
  const nothing = { ...base, city: "", cityName: "" };
  expect(mergeFacts({ base, mine: nothing, stored })).toEqual(nothing);
  expect(mergeFacts({ base, mine: base, stored })).toEqual(stored);
});

test("spaces around a text and the order of ticks are no change", () => {
  const mine = { ...base, bio: " hola ", friendshipPreference: ["otro" as const, "mujer" as const] };
  const stored = { ...base, bio: "adiós", friendshipPreference: ["mujer" as const] };
  expect(mergeFacts({ base, mine, stored })).toEqual(stored);
  expect(differences(mine, base)).toEqual([]);
});

test("differences are in the order of the page", () => {
  const other = { ...base, relationshipPreference: ["otro" as const], lastName: "Mar", city: "2", bio: "" };
  expect(differences(base, other)).toEqual(["lastName", "bio", "city", "relationshipPreference"]);
});

import { GENDERS, type Gender, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { preferencesFit, type Seeker } from "./preferences.ts";

const seeker = (changes: Partial<Seeker>): Seeker => ({
  gender: "mujer",
  lookingFor: "amistad",
  friendshipPreference: [],
  relationshipPreference: [],
  ...changes,
});

const genders = fc.subarray([...GENDERS]);
const anySeeker = fc.record<Seeker>({
  gender: fc.constantFrom(...GENDERS),
  lookingFor: fc.constantFrom(...LOOKING_FOR),
  friendshipPreference: genders,
  relationshipPreference: genders,
});

const both = (lookingFor: Seeker["lookingFor"], friends: Gender[], partners: Gender[]) =>
  seeker({ lookingFor, friendshipPreference: friends, relationshipPreference: partners });

test.each([
  ["amistad", "amistad", true],
  ["amistad", "ambas", true],
  ["ambas", "ambas", true],
  ["amistad", "relacion", false],
  ["relacion", "relacion", false],
] as const)("DISC-10 friends: %s and %s, each wanting the other as a friend: %s", (a, b, fits) => {
  const [one, other] = [both(a, ["mujer"], []), both(b, ["mujer"], [])];
  expect(preferencesFit(one, other)).toBe(fits);
  expect(preferencesFit(other, one)).toBe(fits);
});

test.each([
  ["relacion", "relacion", true],
  ["relacion", "ambas", true],
  ["ambas", "ambas", true],
  ["relacion", "amistad", false],
  ["amistad", "amistad", false],
] as const)("DISC-11 partners: %s and %s, each wanting the other as a partner: %s", (a, b, fits) => {
  const [one, other] = [both(a, [], ["mujer"]), both(b, [], ["mujer"])];
  expect(preferencesFit(one, other)).toBe(fits);
  expect(preferencesFit(other, one)).toBe(fits);
});

test("DISC-10 DISC-11 OPEN-38 wanting must be mutual: one list without the other's gender is enough against it", () => {
  const her = seeker({ gender: "mujer", friendshipPreference: ["hombre"] });
  const him = seeker({ gender: "hombre", friendshipPreference: ["mujer"] });
  expect(preferencesFit(her, him)).toBe(true);
  expect(preferencesFit({ ...her, friendshipPreference: ["mujer", "otro"] }, him)).toBe(false);
  expect(preferencesFit(her, { ...him, friendshipPreference: ["hombre", "otro"] })).toBe(false);
});

test("OPEN-39 who does not fit as friends may fit as partners; halves of both do not add up", () => {
  const other = both("ambas", ["hombre"], ["mujer"]);
  expect(preferencesFit(both("ambas", ["mujer"], ["mujer"]), other)).toBe(true);
  // One seeks friendship, the other a relationship.
  expect(preferencesFit(both("ambas", ["mujer"], []), other)).toBe(false);
});

test("OPEN-40 an empty list contains no gender, so nobody matches on it", () => {
  fc.assert(
    fc.property(anySeeker, anySeeker, (viewer, person) => {
      const nobody = { ...viewer, friendshipPreference: [], relationshipPreference: [] };
      expect(preferencesFit(nobody, person)).toBe(false);
      expect(preferencesFit(person, nobody)).toBe(false);
    }),
  );
});

test("DISC-10 DISC-11 OPEN-38 OPEN-39 two people see each other or neither sees the other, by the rule's words", () => {
  const fitsFor = (kind: "amistad" | "relacion", list: "friendshipPreference" | "relationshipPreference") => {
    const seeks = ({ lookingFor }: Seeker) => lookingFor === kind || lookingFor === "ambas";
    return (a: Seeker, b: Seeker) =>
      seeks(a) &&
      seeks(b) &&
      a[list].some((gender) => gender === b.gender) &&
      b[list].some((gender) => gender === a.gender);
  };
  const asFriends = fitsFor("amistad", "friendshipPreference");
  const asPartners = fitsFor("relacion", "relationshipPreference");
  fc.assert(
    fc.property(anySeeker, anySeeker, (a, b) => {
      expect(preferencesFit(a, b)).toBe(asFriends(a, b) || asPartners(a, b));
      expect(preferencesFit(b, a)).toBe(preferencesFit(a, b));
    }),
    { numRuns: 500 },
  );
});

test("DISC-12 OPEN-41 a viewer without gender or intention sees everyone; nobody finds such a person", () => {
  fc.assert(
    fc.property(anySeeker, anySeeker, (viewer, person) => {
      for (const lack of [{ gender: null }, { lookingFor: null }, { gender: null, lookingFor: null }]) {
        expect(preferencesFit({ ...viewer, ...lack }, person)).toBe(true);
        expect(preferencesFit({ ...viewer, ...lack }, { ...person, ...lack })).toBe(true);
        expect(preferencesFit(viewer, { ...person, ...lack })).toBe(false);
      }
    }),
  );
});

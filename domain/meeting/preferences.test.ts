import { GENDERS, LOOKING_FOR } from "@nakamatch/contract/vocabulary/people";
import fc from "fast-check";
import { expect, test } from "vitest";
import { possibleBetween, preferencesFit, type Seeker } from "./preferences.ts";

const genders = fc.subarray([...GENDERS]);
const anySeeker = fc.record<Seeker>({
  gender: fc.constantFrom(...GENDERS),
  lookingFor: fc.constantFrom(...LOOKING_FOR),
  friendshipPreference: genders,
  relationshipPreference: genders,
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
      const kinds = [asFriends(a, b) && "amistad", asPartners(a, b) && "relacion"].filter(Boolean);
      expect(possibleBetween(a, b)).toBe(kinds.length === 2 ? "ambas" : (kinds[0] ?? null));
      expect(possibleBetween(b, a)).toBe(possibleBetween(a, b));
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
        expect(possibleBetween({ ...viewer, ...lack }, person)).toBeNull();
      }
    }),
  );
});

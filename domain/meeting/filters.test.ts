import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { describe, expect, it } from "vitest";
import { narrowedTo, narrowingFilters } from "./filters.ts";

describe("the filters that narrow", () => {
  it("LIMIT-11 DISC-23 are none at the defaults of the specification", () => {
    const defaults: DiscoveryFilters = {
      minCompatibility: 0,
      maxDistance: 2000,
      country: "",
      city: "",
      selectedInterests: [],
      ageRange: [18, 100],
      hideLiked: false,
      verified: false,
      sharedLanguage: false,
      goesTo: "",
    };
    expect(DEFAULT_FILTERS).toEqual(defaults);
    expect(narrowingFilters(defaults)).toEqual({});
  });

  it.each<Partial<DiscoveryFilters>>([
    { minCompatibility: 1 },
    { minCompatibility: 100 },
    { maxDistance: 1999 },
    { maxDistance: 0 },
    { country: "ES" },
    { city: "3117735" },
    { selectedInterests: ["Dune"] },
    { ageRange: [19, 100] },
    { ageRange: [18, 99] },
    { ageRange: [40, 40] },
    { hideLiked: true },
    { verified: true },
    { sharedLanguage: true },
    { goesTo: "7e000000-0000-4000-8000-000000000001" },
  ])("DISC-25 DISC-26 DISC-27 DISC-28 %j narrows, and the others stay out", (filter) => {
    expect(narrowingFilters({ ...DEFAULT_FILTERS, ...filter })).toEqual(filter);
  });

  it("keep the order of the panel", () => {
    const [ageRange, selectedInterests] = [[20, 30] as [number, number], ["Dune"]];
    const last = {
      goesTo: "an event",
      sharedLanguage: true,
      verified: true,
      hideLiked: true,
      ageRange,
      selectedInterests,
    };
    const filters = narrowingFilters({ ...last, city: "3117735", country: "ES", maxDistance: 50, minCompatibility: 5 });
    const order =
      "minCompatibility maxDistance country city selectedInterests ageRange hideLiked verified sharedLanguage goesTo";
    expect(Object.keys(filters).join(" ")).toBe(order);
  });
});

it.each([
  [{}, { minAge: 22, maxAge: 38, maxDistance: 100 }, { ageRange: [22, 38], maxDistance: 100 }],
  [{}, { minAge: null, maxAge: 38, maxDistance: 25 }, { ageRange: [18, 38], maxDistance: 50 }],
  [{}, { minAge: null, maxAge: null, maxDistance: null }, {}],
  [{ ageRange: [25, 30], maxDistance: 50 }, { minAge: 22, maxAge: 38, maxDistance: 100 }, {}],
  [{ ageRange: [20, 30] }, { minAge: 22, maxAge: 38, maxDistance: null }, { ageRange: [22, 30] }],
  [{ ageRange: [50, 60] }, { minAge: 22, maxAge: 38, maxDistance: null }, {}],
] as const)("%j is narrowed by the limits %j to %j", (filters, limits, expected) => {
  expect(narrowedTo({ ...DEFAULT_FILTERS, ...(filters as Partial<DiscoveryFilters>) }, limits)).toEqual(expected);
});

import { DEFAULT_FILTERS, type DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { describe, expect, test } from "vitest";
import { countActiveFilters, filterToLoosen, withAge } from "./filters.ts";

const filters = (some: Partial<DiscoveryFilters>): DiscoveryFilters => ({ ...DEFAULT_FILTERS, ...some });

describe("DISC-32: the badge", () => {
  test.each<[number, string, Partial<DiscoveryFilters>]>([
    [0, "nothing", {}],
    [1, "compatibility above 0", { minCompatibility: 5 }],
    [1, "distance below 2000", { maxDistance: 1950 }],
    [1, "a distance of 0", { maxDistance: 0 }],
    [1, "a country", { country: "ES" }],
    [2, "a country and a city", { country: "ES", city: "3117735" }],
    [1, "one title", { selectedInterests: ["One Piece"] }],
    [1, "three titles", { selectedInterests: ["One Piece", "Berserk", "Dune"] }],
    [1, "a youngest age", { ageRange: [19, 100] }],
    [1, "an oldest age", { ageRange: [18, 99] }],
    [1, "both ages", { ageRange: [20, 30] }],
  ])("counts %i for %s", (count, _, some) => {
    expect(countActiveFilters(filters(some))).toBe(count);
  });
});

describe("the one filter to loosen", () => {
  test.each<[string | null, Partial<DiscoveryFilters>]>([
    [null, {}],
    ["ageRange", { ageRange: [18, 20] }],
    ["country", { country: "ES" }],
    ["city", { country: "ES", city: "3117735" }],
    [null, { country: "ES", minCompatibility: 50 }],
    [null, { selectedInterests: ["Dune"], maxDistance: 100 }],
  ])("is %s for %j", (name, some) => {
    expect(filterToLoosen(filters(some))).toBe(name);
  });
});

describe("DISC-29: the ages", () => {
  test.each<[[number, number], [number, number], "min" | "max", number]>([
    [[25, 100], [18, 100], "min", 25],
    [[18, 100], [18, 100], "min", 2],
    [[18, 100], [18, 100], "min", -5],
    [[45, 45], [18, 30], "min", 45],
    [[100, 100], [18, 90], "min", 1000],
    [[18, 100], [25, 100], "min", Number.NaN],
    [[25, 40], [25, 100], "max", 40],
    [[18, 18], [25, 100], "max", 3],
    [[25, 100], [25, 40], "max", 101],
    [[25, 100], [25, 40], "max", Number.NaN],
    [[25, 31], [25, 100], "max", 30.6],
  ])("gives %j from %j when %s is set to %d", (expected, range, end, age) => {
    expect(withAge(range, end, age)).toEqual(expected);
  });
});

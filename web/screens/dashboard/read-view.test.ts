import { DEFAULT_FILTERS, FILTER_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/discovery";
import { type DiscoveryView, writeView } from "@nakamatch/domain/meeting/view-address";
import { describe, expect, test } from "vitest";
import { readView } from "./read-view.ts";

const read = (address: string) => readView(new URLSearchParams(address));
const write = (view: DiscoveryView, before = "") => writeView(new URLSearchParams(before), view).toString();

test("DISC-17 DISC-23 LIMIT-11 LIMIT-14: at the start by distance, with no filter", () => {
  expect(read("")).toEqual({
    sort: "distance",
    filters: {
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
    },
  });
});

const full =
  "sort=compatibility&minCompatibility=40&maxDistance=200&country=ES&city=3117735&hideLiked=true&verified=true&sharedLanguage=true&goesTo=7e000000-0000-4000-8000-000000000001&selectedInterests=One+Piece&selectedInterests=Steins%3BGate+%26+%C3%89lite&ageRange=20-30";
const fullView: DiscoveryView = {
  sort: "compatibility",
  filters: {
    minCompatibility: 40,
    maxDistance: 200,
    country: "ES",
    city: "3117735",
    selectedInterests: ["One Piece", "Steins;Gate & Élite"],
    ageRange: [20, 30],
    hideLiked: true,
    verified: true,
    sharedLanguage: true,
    goesTo: "7e000000-0000-4000-8000-000000000001",
  },
};

test("a view becomes a readable address and comes back from it", () => {
  expect(write(fullView)).toBe(full);
  expect(read(full)).toEqual(fullView);
});

test("what is as at the start is left out, and what belongs to others stays", () => {
  expect(write({ sort: "distance", filters: DEFAULT_FILTERS }, `${full}&from=mail`)).toBe("from=mail");
});

describe("an address that nobody wrote on purpose", () => {
  test.each<[string, Partial<DiscoveryView["filters"]>]>([
    ["minCompatibility=abc&maxDistance=&ageRange=old&country=&city=x&selectedInterests=", {}],
    ["hideLiked=1", {}],
    ["selectedInterests=%00&selectedInterests=Nar%00uto", { selectedInterests: ["Naruto"] }],
    ["verified=yes", {}],
    ["goesTo=an-event", {}],
    ["minCompatibility=43", { minCompatibility: 45 }],
    ["minCompatibility=-5", {}],
    ["minCompatibility=1e9", { minCompatibility: 100 }],
    ["maxDistance=-1", { maxDistance: 0 }],
    ["maxDistance=0", { maxDistance: 0 }],
    ["maxDistance=99999", {}],
    ["maxDistance=130", { maxDistance: 150 }],
    ["country=es", { country: "ES" }],
    ["country=Spain&city=3117735", {}],
    ["country=QX", {}],
    ["city=3117735", {}],
    ["country=ES&city=Madrid", { country: "ES" }],
    ["country=ES&city=1234567890123", { country: "ES" }],
    ["selectedInterests=Dune&selectedInterests=+Dune+&selectedInterests=%20", { selectedInterests: ["Dune"] }],
    [`selectedInterests=${"x".repeat(201)}`, {}],
    ["ageRange=30-20", { ageRange: [20, 30] }],
    ["ageRange=3-500", {}],
    ["ageRange=25-", { ageRange: [25, 100] }],
    ["ageRange=-30", { ageRange: [18, 30] }],
    ["ageRange=25", { ageRange: [25, 100] }],
    ["ageRange=--", {}],
    ["sort=name", {}],
  ])("%s means the nearest thing", (address, some) => {
    expect(read(address)).toEqual({ sort: "distance", filters: { ...DEFAULT_FILTERS, ...some } });
  });

  test("only as many titles as one can filter by", () => {
    const titles = Array.from({ length: FILTER_INTERESTS_MAX + 5 }, (_, index) => `selectedInterests=T${index}`).join(
      "&",
    );
    expect(read(titles).filters.selectedInterests).toHaveLength(FILTER_INTERESTS_MAX);
  });
});

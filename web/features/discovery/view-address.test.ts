import { DEFAULT_FILTERS, FILTER_INTERESTS_MAX } from "@nakamatch/contract/vocabulary/discovery";
import { describe, expect, test } from "vitest";
import { type DiscoveryView, readView, writeView } from "./view-address.ts";

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
    },
  });
});

const full =
  "sort=compatibility&min=40&km=200&country=ES&city=3117735&title=One+Piece&title=Steins%3BGate+%26+%C3%89lite&age=20-30";
const fullView: DiscoveryView = {
  sort: "compatibility",
  filters: {
    minCompatibility: 40,
    maxDistance: 200,
    country: "ES",
    city: "3117735",
    selectedInterests: ["One Piece", "Steins;Gate & Élite"],
    ageRange: [20, 30],
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
    ["min=abc&km=&age=old&country=&city=x&title=", {}],
    ["min=43", { minCompatibility: 45 }],
    ["min=-5", {}],
    ["min=1e9", { minCompatibility: 100 }],
    ["km=-1", { maxDistance: 0 }],
    ["km=0", { maxDistance: 0 }],
    ["km=99999", {}],
    ["km=130", { maxDistance: 150 }],
    ["country=es", { country: "ES" }],
    ["country=Spain&city=3117735", {}],
    ["country=QX", {}],
    ["city=3117735", {}],
    ["country=ES&city=Madrid", { country: "ES" }],
    ["country=ES&city=1234567890123", { country: "ES" }],
    ["title=Dune&title=+Dune+&title=%20", { selectedInterests: ["Dune"] }],
    [`title=${"x".repeat(201)}`, {}],
    ["age=30-20", { ageRange: [20, 30] }],
    ["age=3-500", {}],
    ["age=25-", { ageRange: [25, 100] }],
    ["age=-30", { ageRange: [18, 30] }],
    ["age=25", { ageRange: [25, 100] }],
    ["age=--", {}],
    ["sort=name", {}],
  ])("%s means the nearest thing", (address, some) => {
    expect(read(address)).toEqual({ sort: "distance", filters: { ...DEFAULT_FILTERS, ...some } });
  });

  test("only as many titles as one can filter by", () => {
    const titles = Array.from({ length: FILTER_INTERESTS_MAX + 5 }, (_, index) => `title=T${index}`).join("&");
    expect(read(titles).filters.selectedInterests).toHaveLength(FILTER_INTERESTS_MAX);
  });
});

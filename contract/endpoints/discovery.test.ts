import { expect, test } from "vitest";
import type { z } from "zod";
import { discovery } from "./discovery.ts";

const input = discovery.page["~orpc"].inputSchema as unknown as z.ZodType<Record<string, unknown>>;

// The figures of the specification, written out by hand.

test("DISC-17 DISC-23 LIMIT-10 LIMIT-11 LIMIT-14 a page that asks for nothing is 39 people by distance, unfiltered", () => {
  expect(input.parse({})).toEqual({
    sort: "distance",
    minCompatibility: 0,
    maxDistance: 2000,
    country: "",
    city: "",
    selectedInterests: [],
    ageRange: [18, 100],
    limit: 39,
  });
});

test("LIMIT-12 LIMIT-13 LIMIT-01 both ends of every range are accepted, as a query string has them", () => {
  const lowest = { minCompatibility: "0", maxDistance: "0", ageRange: ["18", "18"], limit: "1" };
  const highest = { minCompatibility: "100", maxDistance: "2000", ageRange: ["100", "100"], limit: "39" };
  expect(input.parse(lowest)).toMatchObject({ minCompatibility: 0, maxDistance: 0, ageRange: [18, 18], limit: 1 });
  expect(input.parse(highest)).toMatchObject({
    minCompatibility: 100,
    maxDistance: 2000,
    ageRange: [100, 100],
    limit: 39,
  });
});

test.each([
  { minCompatibility: -1 },
  { minCompatibility: 101 },
  { minCompatibility: 50.5 },
  { maxDistance: -1 },
  { maxDistance: 2001 },
  { ageRange: [17, 100] },
  { ageRange: [18, 101] },
  { ageRange: [18] },
  { ageRange: [18, 50, 100] },
  { limit: 0 },
  { limit: 40 },
  { sort: "name" },
  { country: "Spain" },
  { city: "Madrid" },
])("LIMIT-10 LIMIT-12 LIMIT-13 LIMIT-01 %j is refused", (value) => {
  expect(input.safeParse(value).success).toBe(false);
});

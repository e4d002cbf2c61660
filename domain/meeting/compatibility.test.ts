import fc from "fast-check";
import { expect, test } from "vitest";
import { compatibilityPercent } from "./compatibility.ts";

test.each([
  [2, 4, 10, 50],
  [2, 3, 5, 67],
  [1, 3, 9, 33],
  [4, 4, 40, 100],
  [0, 7, 7, 0],
  [1, 8, 8, 13],
  [3, 8, 8, 38],
  [5, 8, 9, 63],
  [7, 8, 20, 88],
  [1, 200, 200, 1],
  [1, 201, 300, 0],
  [23, 40, 40, 58],
  [29, 40, 100, 73],
])("DISC-13 %i in common of %i and %i make %i percent", (common, a, b, percent) => {
  expect(compatibilityPercent(common, a, b)).toBe(percent);
});

test.each([
  [0, 0],
  [0, 5],
  [5, 0],
])("DISC-14 with %i and %i interests it is 0", (a, b) => {
  expect(compatibilityPercent(0, a, b)).toBe(0);
});

test("DISC-13 it is a whole percentage, the same both ways, and the nearest to the exact one", () => {
  const counts = fc
    .tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }))
    .chain(([a, b]) => fc.tuple(fc.integer({ min: 0, max: Math.min(a, b) }), fc.constant(a), fc.constant(b)));
  fc.assert(
    fc.property(counts, ([common, a, b]) => {
      const percent = compatibilityPercent(common, a, b);
      const smaller = Math.min(a, b);
      expect(percent).toBe(compatibilityPercent(common, b, a));
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      // -0.5 <= exact - percent < 0.5, in integers.
      const twiceOff = 200 * common - 2 * percent * smaller;
      expect(twiceOff >= -smaller && twiceOff < smaller).toBe(true);
    }),
  );
});

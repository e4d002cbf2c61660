import fc from "fast-check";
import { expect, test } from "vitest";
import { compatibilityPercent } from "./compatibility.ts";

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

import { compatibilityPercent } from "@nakamatch/domain/meeting/compatibility";
import { expect, test } from "vitest";
import { compatibilityBasis } from "./use-explanation.ts";

test.each([
  ["the viewer has fewer", 7, 12, 58, { whose: "yours", count: 12 }],
  ["both have as many", 2, 4, 50, { whose: "yours", count: 4 }],
  ["the other has fewer", 2, 10, 67, { whose: "theirs", count: 3 }],
  ["everything of the other's is shared", 3, 10, 100, { whose: "theirs", count: 3 }],
  ["nothing is shared", 0, 10, 0, null],
  ["several counts would give the same", 1, 60, 5, null],
  ["the figures are of different moments", 5, 3, 100, null],
] as const)("CARD-07: what the percentage is based on when %s", (_, shared, viewer, percent, basis) => {
  expect(compatibilityBasis(shared, viewer, percent)).toEqual(basis);
});

test("CARD-07: it never claims what does not give the percentage", () => {
  for (let viewer = 1; viewer <= 25; viewer++) {
    for (let other = 1; other <= 25; other++) {
      for (let shared = 1; shared <= Math.min(viewer, other); shared++) {
        const basis = compatibilityBasis(shared, viewer, compatibilityPercent(shared, viewer, other));
        // A count that another one could round to is named only if it is the viewer's.
        if (basis?.whose === "theirs") expect(basis.count).toBe(other);
        if (basis?.whose === "yours") {
          expect(compatibilityPercent(shared, viewer, other)).toBe(compatibilityPercent(shared, viewer, viewer));
        }
      }
    }
  }
});

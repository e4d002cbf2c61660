import fc from "fast-check";
import { expect, test } from "vitest";
import { type Coordinates, distanceHundredths, distanceKm } from "./distance.ts";

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });

const MADRID = at(40.4165, -3.70256);
const HALF_EARTH = 20_015.09;

const coordinates = fc
  .tuple(fc.integer({ min: -9_000_000, max: 9_000_000 }), fc.integer({ min: -18_000_000, max: 18_000_000 }))
  .map(([latitude, longitude]) => at(latitude / 100_000, longitude / 100_000));

/** An independent formula for comparison. */
function haversineKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(Math.min(1, h)));
}

test.each([
  ["the same city", MADRID, MADRID, 0],
  ["antipodes whose chord rounds above the diameter", at(-20, 36), at(20, -144), HALF_EARTH],
  ["both names of the date line", at(10, 180), at(10, -180), 0],
])("DISC-16 LIMIT-16 %s", (_, a, b, km) => {
  expect(distanceKm(a, b)).toBe(km);
});

test("DISC-16 LIMIT-16 it is the great circle of a radius of 6371 km, to 2 decimals", () => {
  fc.assert(
    fc.property(coordinates, coordinates, (a, b) => {
      const km = distanceKm(a, b);
      // Half a hundredth for rounding; near antipodes both formulas lose metres.
      expect(Math.abs(km - haversineKm(a, b))).toBeLessThan(km > 20_000 ? 0.01 : 0.005_001);
      expect(km).toBe(Number(km.toFixed(2)));
    }),
  );
});

test("DISC-16 it is the same both ways, never negative, nothing to oneself, half the earth at most", () => {
  fc.assert(
    fc.property(coordinates, coordinates, (a, b) => {
      const hundredths = distanceHundredths(a, b);
      expect(Number.isInteger(hundredths) && hundredths >= 0 && hundredths <= HALF_EARTH * 100).toBe(true);
      expect(distanceHundredths(b, a)).toBe(hundredths);
      expect(distanceHundredths(a, a)).toBe(0);
    }),
  );
});

test("DISC-16 antipodes are half the earth apart wherever they lie", () => {
  fc.assert(
    fc.property(coordinates, ({ latitude, longitude }) => {
      const opposite = at(-latitude, longitude > 0 ? longitude - 180 : longitude + 180);
      expect(Math.abs(distanceKm(at(latitude, longitude), opposite) - HALF_EARTH)).toBeLessThanOrEqual(0.01);
    }),
  );
});

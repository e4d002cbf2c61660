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
  ["a quarter of the equator", at(0, 0), at(0, 90), 10_007.54],
  ["pole and equator", at(90, 0), at(0, 123), 10_007.54],
  ["pole and pole", at(90, 0), at(-90, 0), HALF_EARTH],
  ["antipodes on the equator", at(0, 0), at(0, 180), HALF_EARTH],
  ["antipodes whose chord rounds above the diameter", at(-20, 36), at(20, -144), HALF_EARTH],
  ["one pole by two longitudes", at(90, 0), at(90, 150), 0],
  ["both names of the date line", at(10, 180), at(10, -180), 0],
  ["one degree across the date line", at(0, 179.5), at(0, -179.5), 111.19],
  ["one degree of latitude", at(0, 0), at(1, 0), 111.19],
])("DISC-16 LIMIT-16 %s", (_, a, b, km) => {
  expect(distanceKm(a, b)).toBe(km);
});

test.each([
  ["Barcelona", at(41.38879, 2.15899), 504.65],
  ["Buenos Aires", at(-34.61315, -58.37723), 10_044.6],
  ["Tokyo", at(35.6895, 139.69171), 10_767.9],
])("DISC-16 from Madrid to %s it is as far as the map says", (_, city, km) => {
  expect(Math.abs(distanceKm(MADRID, city) / km - 1)).toBeLessThan(0.001);
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

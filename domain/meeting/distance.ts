import { EARTH_RADIUS_KM } from "@nakamatch/contract/vocabulary/limits";

/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Null unless both are known. */
export function coordinatesOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Great-circle distance in hundredths of a kilometre (DISC-16). Uses the chord of unit vectors, like the SQL ranking,
 * so that rounding and ties agree.
 */
export function distanceHundredths(a: Coordinates, b: Coordinates): number {
  const [ax, ay, az] = unitVector(a);
  const [bx, by, bz] = unitVector(b);
  const chord = Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2)) * 100);
}

/** The same in kilometres, with 2 decimals. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return distanceHundredths(a, b) / 100;
}

function unitVector({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

import { EARTH_RADIUS_KM } from "@nakamatch/contract/vocabulary/limits";

/** A place in degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Great-circle distance between two cities in hundredths of a kilometre, as an integer (DISC-16: earth radius 6371 km,
 * rounded to 2 decimals). Computed from the chord of unit vectors, in the same way as the SQL ranking does, so that
 * both round alike and ties stay ties.
 */
export function distanceHundredths(a: Coordinates, b: Coordinates): number {
  const [ax, ay, az] = unitVector(a);
  const [bx, by, bz] = unitVector(b);
  const chord = Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, chord / 2)) * 100);
}

/** The same distance in kilometres with 2 decimals. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  return distanceHundredths(a, b) / 100;
}

function unitVector({ latitude, longitude }: Coordinates): [number, number, number] {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

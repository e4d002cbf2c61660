import { EARTH_RADIUS_KM } from "@nakamatch/contract/vocabulary/limits";
import { type SQL, sql } from "drizzle-orm";

/** Of a place, from the centre of a sphere of radius 1. */
export type UnitVector = Record<"x" | "y" | "z", SQL>;

/** The distance in hundredths of a kilometre (DISC-16), exactly as in `distanceHundredths`: by the chord, half up. */
export function hundredthsBetween(here: UnitVector, there: UnitVector): SQL<number> {
  const part = (axis: keyof UnitVector) => sql`power(${here[axis]} - ${there[axis]}, 2)`;
  const chord = sql`sqrt(${part("x")} + ${part("y")} + ${part("z")})`;
  // round() would round halves to even.
  return sql<number>`floor(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, ${chord} / 2)) * 100 + 0.5)::int`;
}

/** `latitude` and `longitude` are degrees. */
export function unitVectorOf(latitude: SQL, longitude: SQL): UnitVector {
  const [phi, lambda] = [sql`radians(${latitude})`, sql`radians(${longitude})`];
  return {
    x: sql`cos(${phi}) * cos(${lambda})`,
    y: sql`cos(${phi}) * sin(${lambda})`,
    z: sql`sin(${phi})`,
  };
}

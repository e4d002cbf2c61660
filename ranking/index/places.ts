/** Pairs of country and city, either of which may be unknown, numbered on first use. */
import type { RankingCity } from "../types.ts";

/** In hundredths of a kilometre: farther than anything on earth. */
export const UNKNOWN_DISTANCE = 0x7fffffff;

const EARTH_RADIUS_KM = 6371;

export type UnitVector = readonly [number, number, number];

export class Places {
  /** Ascending; three entries of `#vectors` each. */
  readonly #cityIds: Float64Array;
  readonly #vectors: Float64Array;
  readonly #countries = new Map<string, number>();
  /** By country + 1: place numbers by city, null for unknown. */
  readonly #numbers: Map<number | null, number>[] = [];
  readonly #byCity = new Map<number, number[]>();
  /** By place: row of `#vectors` and country number, -1 for none. */
  readonly #rows: number[] = [];
  readonly #countryOf: number[] = [];

  constructor(cities: Iterable<RankingCity>) {
    const ids: number[] = [];
    const vectors: number[] = [];
    for (const city of cities) {
      ids.push(city.id);
      for (const part of unitVector(city)) vectors.push(part);
    }
    const order = ids.map((_, row) => row);
    if (ids.some((id, row) => row > 0 && id < (ids[row - 1] as number)))
      order.sort((a, b) => (ids[a] as number) - (ids[b] as number));
    this.#cityIds = Float64Array.from(order, (row) => ids[row] as number);
    this.#vectors = new Float64Array(vectors.length);
    for (const [row, from] of order.entries()) {
      for (let axis = 0; axis < 3; axis++) this.#vectors[row * 3 + axis] = vectors[from * 3 + axis] as number;
    }
  }

  get size(): number {
    return this.#rows.length;
  }

  get byteLength(): number {
    return this.#cityIds.byteLength + this.#vectors.byteLength + this.size * 24;
  }

  get countryCount(): number {
    return this.#countries.size;
  }

  numberOf(country: string | null, city: number | null): number {
    return this.numberIn(country === null ? -1 : this.numberOfCountry(country), city);
  }

  /** Country -1 is unknown. */
  numberIn(country: number, city: number | null): number {
    let there = this.#numbers[country + 1];
    if (!there) {
      there = new Map();
      this.#numbers[country + 1] = there;
    }
    const known = there.get(city);
    if (known !== undefined) return known;
    const number = this.#rows.length;
    there.set(city, number);
    this.#rows.push(city === null ? -1 : this.#row(city));
    this.#countryOf.push(country);
    if (city !== null) this.#byCity.set(city, [...(this.#byCity.get(city) ?? []), number]);
    return number;
  }

  numberOfCountry(country: string): number {
    const known = this.#countries.get(country);
    if (known !== undefined) return known;
    const number = this.#countries.size;
    this.#countries.set(country, number);
    return number;
  }

  /** -2 matches no place. */
  findCountry(country: string): number {
    return this.#countries.get(country) ?? -2;
  }

  /** One per country that residents of the city name. */
  placesOfCity(city: number): readonly number[] {
    return this.#byCity.get(city) ?? [];
  }

  countryOf(place: number): number {
    return this.#countryOf[place] as number;
  }

  isLocated(place: number): boolean {
    return (this.#rows[place] as number) >= 0;
  }

  vectorOf(place: number): UnitVector | null {
    return this.#vectorAt(this.#rows[place] as number);
  }

  vectorOfCity(city: number | null): UnitVector | null {
    return city === null ? null : this.#vectorAt(this.#row(city));
  }

  #vectorAt(row: number): UnitVector | null {
    if (row < 0) return null;
    const at = row * 3;
    return [this.#vectors[at] as number, this.#vectors[at + 1] as number, this.#vectors[at + 2] as number];
  }

  #row(city: number): number {
    const ids = this.#cityIds;
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] as number) < city) low = middle + 1;
      else high = middle;
    }
    return ids[low] === city ? low : -1;
  }
}

/** In the same steps as the domain's `distanceHundredths`. */
export function chordSquared(a: UnitVector, bx: number, by: number, bz: number): number {
  return (a[0] - bx) ** 2 + (a[1] - by) ** 2 + (a[2] - bz) ** 2;
}

/** Rounded as in the domain (DISC-16). */
export function chordHundredths(squared: number): number {
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(squared) / 2)) * 100);
}

/** Squared chord beyond which every distance is greater; negative where all are. */
export function chordBeyond(hundredths: number): number {
  return chordAt(hundredths + 1);
}

/** Squared chord up to which every distance is less; may be negative. */
export function chordBefore(hundredths: number): number {
  return hundredths <= 1 ? -1 : chordAt(hundredths - 1);
}

function chordAt(hundredths: number): number {
  if (hundredths < 0) return -1;
  const angle = hundredths / 100 / (2 * EARTH_RADIUS_KM);
  return angle >= Math.PI / 2 ? 5 : (2 * Math.sin(angle)) ** 2;
}

function unitVector({ latitude, longitude }: RankingCity): UnitVector {
  const phi = (latitude * Math.PI) / 180;
  const lambda = (longitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

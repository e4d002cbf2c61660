/** Seeded people: cities by Zipf's law over population, 3,000 titles, 3 to 60 interests each, 18 on average. */
import { createRandom, type Random } from "../testing/random.ts";
import type { Gender, RankedPerson, RankingCity, Seeker, Until } from "../types.ts";

export const CATALOGUE = 3000;
export const NOW = Date.UTC(2026, 2, 1, 12);
export const TODAY = "2026-03-01";
const COUNTRIES = ["MX", "ES", "FR", "US", "AR", "CO", "DE", "IT", "BR", "PT"];

interface Home extends RankingCity {
  country: string;
}

export interface Homes {
  cities: readonly Home[];
}

export function drawHomes(count: number, seed: number): Homes {
  const random = createRandom(seed);
  const cities = Array.from({ length: count }, (_, id) => ({
    id,
    country: COUNTRIES[id % COUNTRIES.length] as string,
    latitude: random.next() * 120 - 60,
    longitude: random.next() * 360 - 180,
  }));
  return { cities };
}

/** Yields people one by one, so that a million need not fit in memory. */
export function* generatePeople({
  count,
  seed,
  homes,
}: {
  count: number;
  seed: number;
  homes: Homes;
}): Generator<RankedPerson> {
  const random = createRandom(seed);
  const home = zipf(homes.cities.length, 1);
  const title = zipf(CATALOGUE, 1);
  for (let number = 0; number < count; number++) {
    const city = homes.cities[home(random)] as Home;
    const hasCity = !random.chance(0.08);
    yield {
      id: personId(random),
      ...wishes(random),
      city: hasCity ? city.id : null,
      country: hasCity || random.chance(0.5) ? city.country : null,
      birthDate: random.chance(0.03) ? null : birthDate(random),
      interestIds: interests(random, title),
      premiumUntil: premiumUntil(random),
      hiddenUntil: random.chance(0.01) ? (random.chance(0.5) ? true : NOW + random.int(1, 30) * 86_400_000) : false,
      isVerified: isVerified(number),
      languages: languages(number),
    };
  }
}

/** One to three of 44; a fifth says none. Without a draw: the people stay those of earlier figures. */
function languages(number: number): number {
  if (number % 5 === 4) return 0;
  return (
    2 ** (number % 44) +
    (number % 3 === 0 ? 2 ** ((number + 7) % 44) : 0) +
    (number % 7 === 0 ? 2 ** ((number + 23) % 44) : 0)
  );
}

/** A fifth, likewise. */
function isVerified(number: number): boolean {
  return number % 5 === 0;
}

/** Ranks from 0, with probability proportional to 1 / (rank + 1) ** exponent. */
function zipf(size: number, exponent: number): (random: Random) => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return (random) => {
    const wanted = random.next() * sum;
    let [low, high] = [0, size - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function interests(random: Random, title: (random: Random) => number): number[] {
  const wanted = Math.min(60, 3 + Math.floor(-15.6 * Math.log(1 - random.next())));
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(title(random) + 1);
  return [...chosen].sort((a, b) => a - b);
}

function wishes(random: Random): Seeker {
  const gender = random.weighted<Gender | null>([
    ["hombre", 53],
    ["mujer", 41],
    ["otro", 5],
    [null, 1],
  ]);
  const lookingFor = random.weighted<Seeker["lookingFor"]>([
    ["amistad", 35],
    ["relacion", 25],
    ["ambas", 39],
    [null, 1],
  ]);
  const other: Gender = gender === "hombre" ? "mujer" : "hombre";
  const friends = random.weighted<readonly Gender[]>([
    [["hombre", "mujer", "otro"], 70],
    [["hombre", "mujer"], 12],
    [[gender ?? "otro"], 8],
    [[other], 7],
    [[], 3],
  ]);
  const partners = random.weighted<readonly Gender[]>([
    [[other], 76],
    [[gender ?? "otro"], 7],
    [["hombre", "mujer"], 6],
    [["hombre", "mujer", "otro"], 8],
    [[], 3],
  ]);
  return {
    gender,
    lookingFor,
    friendshipPreference: lookingFor === "relacion" ? [] : friends,
    relationshipPreference: lookingFor === "amistad" ? [] : partners,
  };
}

function birthDate(random: Random): string {
  const years = 18 + Math.min(62, -11 * Math.log(1 - random.next()));
  return new Date(NOW - years * 365.25 * 86_400_000).toISOString().slice(0, 10);
}

function premiumUntil(random: Random): Until {
  if (!random.chance(0.06)) return false;
  return random.chance(0.3) ? true : NOW + random.int(1, 365) * 86_400_000;
}

function personId(random: Random): string {
  const hex = (digits: number) =>
    random
      .int(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, "0");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[random.int(0, 3)]}${hex(3)}-${hex(8)}${hex(4)}`;
}

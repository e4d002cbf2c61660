/** Pure rules that turn a gazetteer into a list of cities. */
import { foldPlaceName } from "@nakamatch/domain/places/search-names";

/** Degrees (WGS 84); `region` is empty for unique names. */
export type City = {
  id: number;
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
  region: string;
  /** Most common first; folded in the end. */
  aliases: readonly string[];
};

/** A place before any rules. */
export type SourcePlace = Omit<City, "region"> & { featureCode: string; adminCode: string };

/** Empty if unknown. */
export type Divisions = { first: string; second: string };

/** Namesakes closer than this, in kilometers, are one settlement. */
export const SAME_SETTLEMENT_KM = 3;

/** A quarter belongs to a larger place within this distance, in kilometers. */
export const QUARTER_KM = 20;

/** Feature code "section of populated place": a quarter. */
const QUARTER = "PPLX";

/** Feature code of a seat of government, sometimes only a building. */
const GOVERNMENT_SEAT = "PPLG";

const KM_PER_DEGREE = 111.195;

/** Accurate to a per mille over a few hundred kilometers. */
export function roughKm(a: Point, b: Point): number {
  const east = Math.abs(a.longitude - b.longitude);
  const shorterWay = Math.min(east, 360 - east);
  const x = shorterWay * Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(x, a.latitude - b.latitude) * KM_PER_DEGREE;
}

type Point = { latitude: number; longitude: number };

/** Sorts by population, largest first, then id. */
export function byPopulation(a: { population: number; id: number }, b: { population: number; id: number }): number {
  return b.population - a.population || a.id - b.id;
}

/** Groups items, keeping their order. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Drops abandoned places, government buildings, and quarters near a larger place: `Salamanca` is the city, not the
 * quarter of Madrid.
 */
export function selectSettlements(places: readonly SourcePlace[]): SourcePlace[] {
  const selected: SourcePlace[] = [];
  for (const inCountry of groupBy(places, (place) => place.countryCode).values()) {
    const settlements = inCountry.filter((place) => place.featureCode !== QUARTER && isInhabited(place));
    const quarters = inCountry.filter((place) => place.featureCode === QUARTER);
    const remote = quarters.filter((quarter) => !settlements.some((place) => isPartOf(quarter, place)));
    selected.push(...settlements, ...remote);
  }
  return selected;
}

function isInhabited(place: SourcePlace): boolean {
  if (place.name.endsWith("(historical)")) return false;
  return place.featureCode !== GOVERNMENT_SEAT || place.population > 0;
}

function isPartOf(quarter: SourcePlace, place: SourcePlace): boolean {
  // A quick exit: a degree of latitude is 111 km everywhere.
  if (Math.abs(quarter.latitude - place.latitude) * KM_PER_DEGREE > QUARTER_KM) return false;
  return place.population >= quarter.population && roughKm(quarter, place) <= QUARTER_KM;
}

/** Keeps the most populous of nearby namesakes. */
export function mergeDuplicates<Place extends SourcePlace>(places: readonly Place[]): Place[] {
  const merged: Place[] = [];
  for (const namesakes of groupBy([...places].sort(byPopulation), nameKey).values()) {
    const kept: Place[] = [];
    for (const place of namesakes) {
      if (kept.every((other) => roughKm(other, place) >= SAME_SETTLEMENT_KM)) kept.push(place);
    }
    merged.push(...kept);
  }
  return merged;
}

function nameKey(place: { countryCode: string; name: string }): string {
  return `${place.countryCode} ${foldPlaceName(place.name)}`;
}

/**
 * Gives namesakes of a country (ignoring accents and case) unique regions: one division, two if needed, otherwise with
 * the nearest larger place.
 */
export function tellApart(places: readonly SourcePlace[], divisionsOf: (place: SourcePlace) => Divisions): City[] {
  const inCountry = groupBy(places, (place) => place.countryCode);
  const regions = new Map<number, string>();
  for (const namesakes of groupBy([...places].sort(byPopulation), nameKey).values()) {
    if (namesakes.length === 1) continue;
    const neighbours = inCountry.get(namesakes[0]?.countryCode ?? "") ?? [];
    for (const [id, region] of regionsOf(namesakes, divisionsOf, neighbours)) regions.set(id, region);
  }
  return places.map(({ featureCode: _, adminCode: __, ...city }) => ({ ...city, region: regions.get(city.id) ?? "" }));
}

function regionsOf(
  namesakes: readonly SourcePlace[],
  divisionsOf: (place: SourcePlace) => Divisions,
  neighbours: readonly SourcePlace[],
): Map<number, string> {
  const divisions = new Map(namesakes.map((place) => [place.id, divisionsOf(place)]));
  const first = (place: SourcePlace) => divisions.get(place.id)?.first ?? "";
  const second = (place: SourcePlace) => join(first(place), divisions.get(place.id)?.second ?? "");

  const regions = new Map<number, string>();
  const taken = new Set<string>();
  const settle = (place: SourcePlace, region: string) => {
    regions.set(place.id, region);
    taken.add(foldPlaceName(region));
  };

  let open = [...namesakes];
  for (const level of [first, second]) {
    const unclear: SourcePlace[] = [];
    for (const [region, sharing] of groupBy(open, (place) => foldPlaceName(level(place)))) {
      const only = sharing.length === 1 && region !== "" && !taken.has(region) ? sharing[0] : undefined;
      if (only) settle(only, level(only));
      else unclear.push(...sharing);
    }
    open = unclear;
  }
  for (const place of open) {
    settle(place, nearestDistinction(place, first(place), neighbours, taken));
  }
  return regions;
}

/** Returns the nearest larger place not yet used by a namesake, or any nearest one. */
function nearestDistinction(
  place: SourcePlace,
  region: string,
  neighbours: readonly SourcePlace[],
  taken: ReadonlySet<string>,
): string {
  const ownName = foldPlaceName(place.name);
  const others = neighbours
    .filter((other) => foldPlaceName(other.name) !== ownName)
    .map((other) => ({ other, larger: other.population > place.population, km: roughKm(place, other) }))
    .sort((a, b) => Number(b.larger) - Number(a.larger) || a.km - b.km || a.other.id - b.other.id);
  for (const { other } of others) {
    const distinction = join(region, other.name);
    if (!taken.has(foldPlaceName(distinction))) return distinction;
  }
  throw new Error(`Nothing tells ${place.name} (${place.countryCode}, ${place.id}) from its namesakes`);
}

function join(region: string, detail: string): string {
  if (region === "" || detail === "" || foldPlaceName(region) === foldPlaceName(detail)) return region || detail;
  return `${region}, ${detail}`;
}

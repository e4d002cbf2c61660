/**
 * The rules that turn a gazetteer into a list of cities to choose from (spec §3, §8). Pure: `build.ts` reads and writes.
 */
import { foldPlaceName } from "@nakamatch/domain/places/search-names";

/** A city as it is stored. Coordinates are degrees (WGS 84); `region` is empty where the name alone is unmistakable. */
export type City = {
  id: number;
  name: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number;
  region: string;
  /** Other names by which people search, the most usual first; folded in the end. */
  aliases: readonly string[];
};

/** A place of the gazetteer, before any rule was applied. */
export type SourcePlace = Omit<City, "region"> & { featureCode: string; adminCode: string };

/** What tells places of one name apart: names of the division of first and second order, empty where unknown. */
export type Divisions = { first: string; second: string };

/** Two entries of one name closer than this, in kilometres, are one settlement. */
export const SAME_SETTLEMENT_KM = 3;

/** A quarter belongs to a larger place within this distance, in kilometres. */
export const QUARTER_KM = 20;

/** Feature code of a quarter: "section of populated place". */
const QUARTER = "PPLX";

/** Feature code of a seat of government, which is sometimes only a building. */
const GOVERNMENT_SEAT = "PPLG";

const KM_PER_DEGREE = 111.195;

/** Distance in kilometres, good to a per mille over the few hundred kilometres that matter here. */
export function roughKm(a: Point, b: Point): number {
  const east = Math.abs(a.longitude - b.longitude);
  const shorterWay = Math.min(east, 360 - east);
  const x = shorterWay * Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(x, a.latitude - b.latitude) * KM_PER_DEGREE;
}

type Point = { latitude: number; longitude: number };

/** Most populous first; the lower id among equals, so that the order is total. */
export function byPopulation(a: { population: number; id: number }, b: { population: number; id: number }): number {
  return b.population - a.population || a.id - b.id;
}

/** Groups by a key, keeping the order of the list within each group. */
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
 * Leaves out what nobody lives in (vanished places, buildings of government) and the quarters of cities that are listed
 * themselves: `Salamanca` is the city, not the quarter of Madrid. A quarter far from any larger place stays.
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
  // The first test is only a fast way out: a degree of latitude is 111 km everywhere.
  if (Math.abs(quarter.latitude - place.latitude) * KM_PER_DEGREE > QUARTER_KM) return false;
  return place.population >= quarter.population && roughKm(quarter, place) <= QUARTER_KM;
}

/** Keeps one entry, the most populous, of those with the same country and name that lie on top of each other. */
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
 * Gives every place whose name repeats within its country, accents and case aside, a region that no namesake shares:
 * the division of first order; if that repeats too, followed by the division of second order; and if that still does
 * not do, followed by the nearest larger place instead.
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

/** Regions by id for the places of one name, most populous first. */
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

/** Names the nearest larger place that no namesake is named after yet; any nearest place where none is larger. */
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

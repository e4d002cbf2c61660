/** The same ranking one by one: slow, but obviously correct. */
import { uuidTexts } from "../index/uuid.ts";
import type {
  RankedPerson,
  RankingCity,
  RankingFilters,
  RankingPage,
  RankingPosition,
  RankingQuery,
  Seeker,
  Until,
} from "../types.ts";

type Coordinates = Pick<RankingCity, "latitude" | "longitude">;

export function rankNaively(
  people: Iterable<RankedPerson>,
  cities: ReadonlyMap<number, Coordinates>,
  query: RankingQuery,
): RankingPage {
  const { viewer, now, today, filters, after, sort, limit, seed = 0 } = query;
  const excluded = new Set([viewer.id, ...uuidTexts(query.excludedIds)]);
  const liked = new Set(Array.from(viewer.interestIds));
  const origin = viewer.city === null ? undefined : cities.get(viewer.city);
  const rows: RankingPosition[] = [];
  for (const person of people) {
    if (excluded.has(person.id) || holds(person.hiddenUntil, now) || !fits(viewer, person)) continue;
    const interests = new Set(Array.from(person.interestIds));
    const place = person.city === null ? undefined : cities.get(person.city);
    const commonCount = [...interests].filter((id) => liked.has(id)).length;
    const row = {
      id: person.id,
      compatibility: percent(commonCount, Math.min(liked.size, interests.size)),
      distanceHundredths: origin && place ? distanceHundredths(origin, place) : null,
      isPremium: holds(person.premiumUntil, now),
    };
    if (!passes(person, interests, row, filters, today)) continue;
    rows.push(sort === "taste" ? { ...row, distanceHundredths: null } : row);
  }
  const ranked = rows.sort((a, b) => comparePositions(sort, seed, a, b));
  const rest = after ? ranked.filter((row) => comparePositions(sort, seed, row, after) > 0) : ranked;
  return { rows: rest.slice(0, limit), total: ranked.length };
}

function passes(
  person: RankedPerson,
  interests: ReadonlySet<number>,
  { compatibility, distanceHundredths: distance }: RankingPosition,
  { minCompatibility = 0, maxDistance, country, city, interestIds, ageRange, verified, languages }: RankingFilters,
  today: string,
): boolean {
  const age = person.birthDate === null ? null : ageOn(person.birthDate, today);
  return (
    compatibility >= minCompatibility &&
    (!verified || person.isVerified) &&
    (languages === undefined || person.languages === 0 || (BigInt(person.languages) & BigInt(languages)) > 0n) &&
    (maxDistance === undefined || distance === null || distance <= maxDistance * 100) &&
    (country === undefined || person.country === country) &&
    (city === undefined || person.city === city) &&
    (interestIds === undefined || interestIds.some((id) => interests.has(id))) &&
    (ageRange === undefined || age === null || (age >= ageRange[0] && age <= ageRange[1]))
  );
}

function comparePositions(sort: RankingQuery["sort"], seed: number, a: RankingPosition, b: RankingPosition): number {
  const near = (a.distanceHundredths ?? Number.MAX_VALUE) - (b.distanceHundredths ?? Number.MAX_VALUE);
  const alike = b.compatibility - a.compatibility;
  const drawn = sort === "taste" ? draw(a.id, seed) - draw(b.id, seed) : 0;
  const premium = sort === "taste" ? 0 : Number(b.isPremium) - Number(a.isPremium);
  const byKeys = sort === "distance" ? near || alike : alike || drawn || near;
  return byKeys || premium || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function draw(id: string, seed: number): number {
  const low = (bits: bigint) => bits & 0xffff_ffffn;
  let bits = BigInt(`0x${id.slice(0, 8)}`) ^ BigInt(`0x${id.slice(-8)}`) ^ low(BigInt(seed));
  bits = low((bits ^ (bits >> 16n)) * 0x21f0aaadn);
  bits = low((bits ^ (bits >> 15n)) * 0x735a2d97n);
  return Number(bits ^ (bits >> 15n));
}

function holds(until: Until, now: number): boolean {
  return typeof until === "boolean" ? until : until > now;
}

function fits(viewer: Seeker, person: Seeker): boolean {
  if (viewer.gender === null || viewer.lookingFor === null) return true;
  return (["amistad", "relacion"] as const).some((kind) => seeks(kind, viewer, person) && seeks(kind, person, viewer));
}

function seeks(kind: "amistad" | "relacion", a: Seeker, b: Seeker): boolean {
  const wanted = kind === "amistad" ? a.friendshipPreference : a.relationshipPreference;
  return (a.lookingFor === kind || a.lookingFor === "ambas") && b.gender !== null && wanted.includes(b.gender);
}

function percent(common: number, smaller: number): number {
  return smaller === 0 ? 0 : Math.floor((200 * common + smaller) / (2 * smaller));
}

function distanceHundredths(a: Coordinates, b: Coordinates): number {
  const [from, to] = [vector(a), vector(b)];
  const chord = Math.sqrt(from.reduce((sum, value, axis) => sum + (value - (to[axis] as number)) ** 2, 0));
  return Math.round(2 * 6371 * Math.asin(Math.min(1, chord / 2)) * 100);
}

function vector({ latitude, longitude }: Coordinates): number[] {
  const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The ranking by looking at everybody with the domain's own rules: slow, and plain enough to be the measure of the index. */
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { compatibilityPercent } from "../../domain/meeting/compatibility.ts";
import { type Coordinates, distanceHundredths } from "../../domain/meeting/distance.ts";
import { preferencesFit } from "../../domain/meeting/preferences.ts";
import { ageOn } from "../../domain/people/age.ts";
import type { RankedPerson, RankingPage, RankingPosition, RankingQuery, RankingRow, Until } from "./types.ts";

export function rankNaively(
  people: Iterable<RankedPerson>,
  cities: ReadonlyMap<number, Coordinates>,
  query: RankingQuery,
): RankingPage {
  const { viewer, now, today, filters = {}, after, sort, limit } = query;
  const excluded = new Set([viewer.id, ...(query.excludedIds ?? [])]);
  const liked = new Set(Array.from(viewer.interestIds));
  const origin = viewer.city === null ? undefined : cities.get(viewer.city);
  const rows: RankingRow[] = [];
  for (const person of people) {
    if (excluded.has(person.id) || holds(person.hiddenUntil, now) || !preferencesFit(viewer, person)) continue;
    const interests = new Set(Array.from(person.interestIds));
    const place = person.city === null ? undefined : cities.get(person.city);
    const commonCount = [...interests].filter((id) => liked.has(id)).length;
    const row = {
      id: person.id,
      compatibility: compatibilityPercent(commonCount, liked.size, interests.size),
      distanceHundredths: origin && place ? distanceHundredths(origin, place) : null,
      premium: holds(person.premiumUntil, now),
      commonCount,
    };
    if (passes(person, interests, row, filters, today)) rows.push(row);
  }
  const ranked = rows.sort((a, b) => comparePositions(sort, a, b));
  const rest = after ? ranked.filter((row) => comparePositions(sort, row, after) > 0) : ranked;
  return { rows: rest.slice(0, limit), total: ranked.length };
}

function passes(
  person: RankedPerson,
  interests: ReadonlySet<number>,
  { compatibility, distanceHundredths: distance }: RankingRow,
  filters: NonNullable<RankingQuery["filters"]>,
  today: string,
): boolean {
  const [youngest, oldest] = filters.ageRange ?? [AGE.min, AGE.max];
  const age = person.birthDate === null ? null : ageOn(person.birthDate, today);
  const isAnyAge = youngest <= AGE.min && oldest >= AGE.max;
  const farthest = filters.maxDistanceKm ?? 2000;
  return (
    compatibility >= (filters.minCompatibility ?? 0) &&
    (farthest >= 2000 || distance === null || distance <= farthest * 100) &&
    (filters.country == null || person.country === filters.country) &&
    (filters.city == null || person.city === filters.city) &&
    (!filters.interestIds?.length || filters.interestIds.some((id) => interests.has(id))) &&
    (isAnyAge || age === null || (age >= youngest && age <= oldest))
  );
}

function comparePositions(sort: RankingQuery["sort"], a: RankingPosition, b: RankingPosition): number {
  const near = (a.distanceHundredths ?? Number.MAX_VALUE) - (b.distanceHundredths ?? Number.MAX_VALUE);
  const alike = b.compatibility - a.compatibility;
  const byKeys = sort === "distance" ? near || alike : alike || near;
  return byKeys || Number(b.premium) - Number(a.premium) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function holds(until: Until, now: number): boolean {
  return typeof until === "boolean" ? until : until > now;
}

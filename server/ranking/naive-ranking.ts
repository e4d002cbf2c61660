/** The ranking by looking at everybody with the domain's own rules: slow, and plain enough to be the measure of the index. */
import { compatibilityPercent } from "../../domain/meeting/compatibility.ts";
import { type Coordinates, distanceHundredths } from "../../domain/meeting/distance.ts";
import { preferencesFit } from "../../domain/meeting/preferences.ts";
import { ageOn } from "../../domain/people/age.ts";
import type { RankedPerson, RankingFilters, RankingPage, RankingPosition, RankingQuery, Until } from "./types.ts";

export function rankNaively(
  people: Iterable<RankedPerson>,
  cities: ReadonlyMap<number, Coordinates>,
  query: RankingQuery,
): RankingPage {
  const { viewer, now, today, filters, after, sort, limit } = query;
  const excluded = new Set([viewer.id, ...query.excludedIds]);
  const liked = new Set(Array.from(viewer.interestIds));
  const origin = viewer.city === null ? undefined : cities.get(viewer.city);
  const rows: RankingPosition[] = [];
  for (const person of people) {
    if (excluded.has(person.id) || holds(person.hiddenUntil, now) || !preferencesFit(viewer, person)) continue;
    const interests = new Set(Array.from(person.interestIds));
    const place = person.city === null ? undefined : cities.get(person.city);
    const commonCount = [...interests].filter((id) => liked.has(id)).length;
    const row = {
      id: person.id,
      compatibility: compatibilityPercent(commonCount, liked.size, interests.size),
      distanceHundredths: origin && place ? distanceHundredths(origin, place) : null,
      isPremium: holds(person.premiumUntil, now),
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
  { compatibility, distanceHundredths: distance }: RankingPosition,
  { minCompatibility = 0, maxDistance, country, city, interestIds, ageRange }: RankingFilters,
  today: string,
): boolean {
  const age = person.birthDate === null ? null : ageOn(person.birthDate, today);
  return (
    compatibility >= minCompatibility &&
    (maxDistance === undefined || distance === null || distance <= maxDistance * 100) &&
    (country === undefined || person.country === country) &&
    (city === undefined || person.city === city) &&
    (interestIds === undefined || interestIds.some((id) => interests.has(id))) &&
    (ageRange === undefined || age === null || (age >= ageRange[0] && age <= ageRange[1]))
  );
}

function comparePositions(sort: RankingQuery["sort"], a: RankingPosition, b: RankingPosition): number {
  const near = (a.distanceHundredths ?? Number.MAX_VALUE) - (b.distanceHundredths ?? Number.MAX_VALUE);
  const alike = b.compatibility - a.compatibility;
  const byKeys = sort === "distance" ? near || alike : alike || near;
  return byKeys || Number(b.isPremium) - Number(a.isPremium) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function holds(until: Until, now: number): boolean {
  return typeof until === "boolean" ? until : until > now;
}

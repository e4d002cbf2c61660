/** Random viewers' filters, for each engine. */
import { DISCOVERY_SORTS, type DiscoveryFilters, type DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import type { RankedPerson, RankingFilters, RankingPosition, RankingQuery } from "@nakamatch/ranking/types";
import { checkFilters, languageFilter } from "../../server/features/meeting/discovery/policy.ts";
import { findInterestIds } from "../../server/features/meeting/discovery/store.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { Queryable } from "../../server/platform/database/open.ts";
import type { Random } from "../../server/seed/demo/random.ts";
import type { World } from "../../server/testing/random-changes.ts";

export interface Question {
  viewerId: string;
  sort: DiscoverySort;
  requested: Partial<DiscoveryFilters>;
  /** UTC date `YYYY-MM-DD`. */
  today: string;
}

export function drawQuestion(world: World, viewerId: string, today: string): Question {
  const { random } = world;
  const requested = random.chance(0.5) ? {} : drawFilters(world);
  return { viewerId, sort: random.pick(DISCOVERY_SORTS), requested, today };
}

export function drawFilters({ random, places, names }: World): Partial<DiscoveryFilters> {
  const place = random.pick(places.slice(0, 8));
  const some = (number: number) => random.shuffle(names).slice(0, number);
  return {
    ...(random.chance(0.3) && { minCompatibility: random.pick([5, 20, 34, 50, 67, 100]) }),
    ...(random.chance(0.3) && { maxDistance: random.pick([-1, 0, 50, 300, 1000, 1950]) }),
    ...(random.chance(0.25) && { country: place.countryCode, city: random.chance(0.5) ? String(place.id) : "" }),
    ...(random.chance(0.3) && {
      selectedInterests: random.pick([some(1), some(3), ["no such title"], [...some(1), "no such title"]]),
    }),
    ...(random.chance(0.3) && drawAges(random)),
    ...(random.chance(0.3) && { sharedLanguage: true }),
  };
}

function drawAges(random: Random): Partial<DiscoveryFilters> {
  const minAge = random.int(18, 60);
  return { ageRange: [minAge, random.chance(0.3) ? 100 : random.int(minAge, 100)] };
}

export async function narrowings(db: Queryable, { requested }: Question): Promise<RankingFilters> {
  const names = requested.selectedInterests ?? [];
  const interestIds = names.length === 0 ? undefined : await findInterestIds(db, names);
  return { ...checkFilters(requested), interestIds };
}

export function engineQuery(
  { sort, today, requested }: Question,
  viewer: Viewer,
  filters: RankingFilters,
  part: { now: number; limit: number; after: RankingPosition | undefined },
): RankingQuery {
  const all = { ...filters, ...languageFilter(requested, viewer.person) };
  return { viewer: viewer.person, excludedIds: viewer.excludedIds, sort, today, filters: all, ...part };
}

export function naiveFilters(
  { requested }: Question,
  interestIds: readonly number[],
  { languages }: Pick<RankedPerson, "languages">,
): RankingFilters {
  const { minCompatibility, maxDistance, country, city, selectedInterests = [], ageRange } = requested;
  return {
    ...(minCompatibility !== undefined && { minCompatibility }),
    ...(maxDistance !== undefined && { maxDistance }),
    ...(country && { country }),
    ...(city && { city: Number(city) }),
    ...(selectedInterests.length > 0 && { interestIds }),
    ...(ageRange && { ageRange }),
    ...(requested.sharedLanguage && languages > 0 && { languages }),
  };
}

export function tidy({ id, compatibility, distanceHundredths, isPremium }: RankingPosition): RankingPosition {
  return { id, compatibility, distanceHundredths, isPremium };
}

export function compareRows(sort: DiscoverySort, a: RankingPosition, b: RankingPosition): number {
  const unknown = Number.MAX_SAFE_INTEGER;
  const nearer = (a.distanceHundredths ?? unknown) - (b.distanceHundredths ?? unknown);
  const better = b.compatibility - a.compatibility;
  const keys = sort === "distance" ? [nearer, better] : [better, nearer];
  return keys[0] || keys[1] || Number(b.isPremium) - Number(a.isPremium) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What is asked of the ranking: random viewers' filters, in the words of each engine. */
import { DISCOVERY_SORTS, type DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import { checkFilters, type RequestedFilters } from "../../server/features/discovery/policy.ts";
import { findInterestIds } from "../../server/features/discovery/store.ts";
import type { Rank, RankingFilters, Viewer } from "../../server/features/discovery/types.ts";
import type { Queryable } from "../../server/platform/database/open.ts";
import type { RankingPosition, RankingQuery, RankingRow } from "../../server/ranking/types.ts";
import type { Random } from "../../server/seed/demo/random.ts";
import type { World } from "../../server/testing/random-changes.ts";

/** Somebody's filters and order. */
export interface Question {
  viewerId: string;
  sort: DiscoverySort;
  requested: RequestedFilters;
  /** UTC date `YYYY-MM-DD`. */
  today: string;
}

/** Half of the questions are without filters. */
export function drawQuestion(world: World, viewerId: string, today: string): Question {
  const { random } = world;
  const requested = random.chance(0.5) ? {} : drawFilters(world);
  return { viewerId, sort: random.pick(DISCOVERY_SORTS), requested, today };
}

/** At least one of them narrows, most of the time. */
export function drawFilters({ random, places, names }: World): RequestedFilters {
  const place = random.pick(places.slice(0, 8));
  const some = (number: number) => random.shuffle(names).slice(0, number);
  return {
    ...(random.chance(0.3) && { minCompatibility: random.pick([5, 20, 34, 50, 67, 100]) }),
    ...(random.chance(0.3) && { maxDistance: random.pick([0, 50, 300, 1000, 1950]) }),
    ...(random.chance(0.25) && { country: place.countryCode, city: random.chance(0.5) ? String(place.id) : "" }),
    ...(random.chance(0.3) && {
      selectedInterests: random.pick([some(1), some(3), ["no such title"], [...some(1), "no such title"]]),
    }),
    ...(random.chance(0.3) && drawAges(random)),
  };
}

function drawAges(random: Random): RequestedFilters {
  const minAge = random.int(18, 60);
  return { minAge, maxAge: random.chance(0.3) ? 100 : random.int(minAge, 100) };
}

/** The filters as the engines take them. */
export async function narrowings(db: Queryable, { requested }: Question): Promise<RankingFilters> {
  const names = requested.selectedInterests ?? [];
  const interestIds = names.length === 0 ? undefined : await findInterestIds(db, names);
  return { ...checkFilters(requested), interestIds };
}

/** The same for the index. */
export function indexQuery(
  { sort, today }: Question,
  viewer: Viewer,
  filters: RankingFilters,
  part: { now: number; limit: number; after: RankingPosition | undefined },
): RankingQuery {
  return { viewer: viewer.person, excludedIds: viewer.excludedIds, sort, today, filters, ...part };
}

/** The filters as the plain reference takes them. */
export function naiveFilters({ requested }: Question, interestIds: number[]) {
  const { minCompatibility, maxDistance, country, city, minAge = 18, maxAge = 100 } = requested;
  return {
    minCompatibility,
    maxDistanceKm: maxDistance,
    country: country || null,
    city: city ? Number(city) : null,
    interestIds,
    ageRange: [minAge, maxAge] as const,
  };
}

/** A position in the words of the database's ranking. */
export function rankOf({ id, compatibility, distanceHundredths, premium }: RankingPosition): Rank {
  return { id, compatibility, distance: distanceHundredths, isPremium: premium };
}

/** A row with its values in one order, for comparing. */
export function tidy({ id, compatibility, distanceHundredths, premium, commonCount }: RankingRow): RankingRow {
  return { id, compatibility, distanceHundredths, premium, commonCount };
}

/** Less than 0 where `a` stands before `b`, by the rules' own words (DISC-19, DISC-20, DISC-21, OPEN-44). */
export function compareRows(sort: DiscoverySort, a: RankingPosition, b: RankingPosition): number {
  const unknown = Number.MAX_SAFE_INTEGER;
  const nearer = (a.distanceHundredths ?? unknown) - (b.distanceHundredths ?? unknown);
  const better = b.compatibility - a.compatibility;
  const keys = sort === "distance" ? [nearer, better] : [better, nearer];
  return keys[0] || keys[1] || Number(b.premium) - Number(a.premium) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

import { FILTERS } from "@nakamatch/ranking/bench/scenarios";
import type { RankingFilters, RankingQuery } from "@nakamatch/ranking/types";
import { DISCOVERY_SORTS, type DiscoverySort } from "../../contract/vocabulary/discovery.ts";
import { utcDate } from "../../domain/people/age.ts";
import type { Viewer } from "../../server/features/meeting/discovery/types.ts";
import type { BenchTitle } from "./catalogue.ts";

/** A page of 39 cards, and one to detect the next page. */
export const LIMIT = 40;

export interface Scenario {
  name: string;
  filters: RankingFilters;
  /** Names of the titles in `filters.interestIds`. */
  titles: string[];
}

export const UNFILTERED: Scenario = { name: "no filters", filters: {}, titles: [] };

export function scenarios(titles: readonly BenchTitle[]): Scenario[] {
  const sets = Object.entries(FILTERS).map(([name, filters]) => {
    const chosen = (filters.interestIds ?? []).map((number) => titles[number - 1] as BenchTitle);
    const interestIds = filters.interestIds && chosen.map(({ id }) => id);
    return { name, filters: { ...filters, interestIds }, titles: chosen.map((title) => title.name) };
  });
  return [UNFILTERED, ...sets];
}

export function question({ person, excludedIds }: Viewer, sort: DiscoverySort, { filters }: Scenario): RankingQuery {
  const now = Date.now();
  const today = utcDate(new Date(now));
  return { viewer: person, excludedIds, sort, filters, today, now, limit: LIMIT, after: undefined };
}

export function pagePath(sort: DiscoverySort, { filters, titles }: Scenario, cursor?: string): string {
  const values: Record<string, string | number | undefined> = {
    sort,
    minCompatibility: filters.minCompatibility,
    maxDistance: filters.maxDistance,
    country: filters.country,
    "ageRange[0]": filters.ageRange?.[0],
    "ageRange[1]": filters.ageRange?.[1],
    cursor,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  for (const [index, title] of titles.entries()) query.set(`selectedInterests[${index}]`, title);
  return `/api/v1/discovery?${query}`;
}

export async function bySort<Result>(
  work: (sort: DiscoverySort) => Promise<Result> | Result,
): Promise<Record<DiscoverySort, Result>> {
  const results: Partial<Record<DiscoverySort, Result>> = {};
  for (const sort of DISCOVERY_SORTS) results[sort] = await work(sort);
  return results as Record<DiscoverySort, Result>;
}

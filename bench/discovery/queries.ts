/** The questions of the benchmark, in the words of the engine, of SQL and of HTTP. */
import { DISCOVERY_SORTS, type DiscoverySort } from "../../contract/endpoints/discovery.ts";
import { utcDate } from "../../domain/people/age.ts";
import type { RankingQuery as SqlQuery, Viewer } from "../../server/features/discovery/types.ts";
import type { RankingFilters, RankingQuery } from "../../server/ranking/types.ts";
import { FILTERS } from "../scenarios.ts";
import type { BenchTitle } from "./catalogue.ts";

/** What the service asks the ranking for: a page of 39 cards, and one to know whether there is another page. */
export const LIMIT = 40;

/** A set of filters, with the titles of the database. */
export interface Scenario {
  name: string;
  filters: RankingFilters;
  /** Names of the titles in `filters.interestIds`. */
  titles: string[];
}

export const UNFILTERED: Scenario = { name: "no filters", filters: {}, titles: [] };

/** No filters, and the six sets. */
export function scenarios(titles: readonly BenchTitle[]): Scenario[] {
  const sets = Object.entries(FILTERS).map(([name, filters]) => {
    const chosen = (filters.interestIds ?? []).map((number) => titles[number - 1] as BenchTitle);
    const interestIds = filters.interestIds && chosen.map(({ id }) => id);
    return { name, filters: { ...filters, interestIds }, titles: chosen.map((title) => title.name) };
  });
  return [UNFILTERED, ...sets];
}

/** The same question for the engine and for the SQL ranking. */
export interface Question {
  engine: RankingQuery;
  sql: SqlQuery;
}

export function question(viewer: Viewer, sort: DiscoverySort, { filters }: Scenario): Question {
  const now = Date.now();
  const shared = { sort, today: utcDate(new Date(now)), limit: LIMIT };
  const { minCompatibility, maxDistanceKm, country, ageRange, interestIds } = filters;
  return {
    engine: { ...shared, viewer: viewer.person, excludedIds: viewer.excludedIds, filters, now },
    sql: {
      ...shared,
      viewer,
      filters: {
        minCompatibility,
        maxDistanceKm,
        country: country ?? undefined,
        ageRange,
        interestIds: interestIds && [...interestIds],
      },
      after: undefined,
    },
  };
}

/** The address of a page. */
export function pagePath(sort: DiscoverySort, { filters, titles }: Scenario, cursor?: string): string {
  const values: Record<string, string | number | undefined> = {
    sort,
    minCompatibility: filters.minCompatibility,
    maxDistance: filters.maxDistanceKm,
    country: filters.country ?? undefined,
    minAge: filters.ageRange?.[0],
    maxAge: filters.ageRange?.[1],
    cursor,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  for (const [index, title] of titles.entries()) query.set(`selectedInterests[${index}]`, title);
  return `/api/v1/discovery?${query}`;
}

/** What `work` gives for each sort. */
export async function bySort<Result>(
  work: (sort: DiscoverySort) => Promise<Result> | Result,
): Promise<Record<DiscoverySort, Result>> {
  const results: Partial<Record<DiscoverySort, Result>> = {};
  for (const sort of DISCOVERY_SORTS) results[sort] = await work(sort);
  return results as Record<DiscoverySort, Result>;
}

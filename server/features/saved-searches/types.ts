import type { DiscoveryFilters, DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";

/** `filters` are as stored: some may be none of today's. */
export interface SearchRow {
  id: string;
  name: string;
  sort: DiscoverySort;
  filters: Partial<Record<string, unknown>>;
  inDigest: boolean;
}

export interface DueSearch extends SearchRow {
  toldUntil: Date;
}

/** A search that new people fit. */
export interface SearchNews {
  id: string;
  name: string;
  sort: DiscoverySort;
  filters: DiscoveryFilters;
  /** Not above `SAVED_SEARCHES.told.max`. */
  count: number;
}

/** What is undefined stays. */
export type Changes<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

import type { DiscoveryFilters, DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";

/** `filters` are as stored and may be outdated. */
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

/** A search with new matching people. */
export interface SearchNews {
  id: string;
  name: string;
  sort: DiscoverySort;
  filters: DiscoveryFilters;
  /** At most `SAVED_SEARCHES.told.max`. */
  count: number;
}

/** Undefined values stay unchanged. */
export type Changes<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

import type { DiscoverySort } from "@nakamatch/contract/endpoints/discovery";
import type { Seeker } from "@nakamatch/domain/meeting/preferences";

/** Until when something holds: never (`false`), without an end (`true`), or up to an instant in milliseconds since 1970. */
export type Until = boolean | number;

/** What ranking needs to know of a person. */
export interface DiscoveryRow extends Seeker {
  id: string;
  city: number | null;
  country: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  /**
   * Ascending, each once. Two people share as many interests as these have numbers in common; for what the numbers are
   * see the table `discovery_titles`.
   */
  interestIds: number[];
  premiumUntil: Until;
  /** Hidden from everybody: banned, or not confirmed. */
  hiddenUntil: Until;
}

/** The same as the database gives it: lists as text, ends in milliseconds since 1970, never and for ever as infinities. */
export interface StoredRow {
  id: string;
  seeker: number;
  city: number | null;
  country: string | null;
  birthDate: string | null;
  interestIds: string;
  premiumUntil: number;
  hiddenUntil: number;
}

/** Who changed since a mark in the change feed. */
export interface DiscoveryChanges {
  /** Continues behind this reading. */
  mark: string;
  /** Each once; who has no row any more is gone. Null where the feed no longer reaches back: read everybody anew. */
  ids: string[] | null;
}

/** Whoever looks. */
export interface Viewer {
  person: DiscoveryRow;
  /** Blocked, either way. */
  excludedIds: string[];
}

/** Narrows the people (DISC-25..31, OPEN-45). An absent one narrows nothing. */
export interface RankingFilters {
  /** Percent, inclusive. */
  minCompatibility?: number | undefined;
  /** Kilometres, inclusive. Who lives at an unknown distance stays. */
  maxDistanceKm?: number | undefined;
  country?: string | undefined;
  city?: number | undefined;
  /** Any of these. An empty list is a filter that nobody passes. */
  interestIds?: number[] | undefined;
  /** Years, both inclusive. Who has no birth date stays. */
  ageRange?: readonly [number, number] | undefined;
}

/** Where a person stands in a viewer's order, and the figures that put them there. */
export interface Rank {
  id: string;
  /** Compatibility in percent. */
  compatibility: number;
  /** Hundredths of a kilometre; null is unknown. */
  distance: number | null;
  isPremium: boolean;
}

/** Which part of whose order. */
export interface RankingQuery {
  viewer: Viewer;
  sort: DiscoverySort;
  filters: RankingFilters;
  /** UTC date `YYYY-MM-DD`, for ages. */
  today: string;
  /** Behind whom; from the start without it. */
  after: Rank | undefined;
  limit: number;
}

/** A part of the order, and how many people the whole of it has. */
export interface Ranking {
  people: Rank[];
  total: number;
}

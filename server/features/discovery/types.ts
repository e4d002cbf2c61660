import type { RankedPerson, RankingQuery } from "@nakamatch/ranking/types";

/** What ranking needs to know of a person. */
export interface DiscoveryRow extends RankedPerson {
  /**
   * Ascending, each once. Two people share as many interests as these have numbers in common; for what the numbers are
   * see the table `discovery_titles`.
   */
  interestIds: number[];
}

/** A row as the database returns it: lists as text, ends in milliseconds since 1970, "never" and "permanent" as infinities. */
export interface StoredRow {
  id: string;
  seeker: number;
  city: number | null;
  country: string | null;
  birthDate: string | null;
  interestIds: string;
  premiumUntil: number;
  hiddenUntil: number;
  isVerified: boolean;
}

/** The people who changed since a snapshot of the change feed. */
export interface DiscoveryChanges {
  /** To continue from. */
  snapshot: string;
  /** Each once; a person without a row is removed. Null where the feed no longer goes back so far: reload everybody. */
  ids: string[] | null;
}

/** The person who looks. */
export interface Viewer {
  person: DiscoveryRow;
  /** People the viewer must not find. */
  excludedIds: string[];
}

/** When people could first be discovered: after, and not later than. */
export interface Arrived {
  after: Date;
  until: Date;
}

/** `arrived` restricts it to newcomers, in SQL only. */
export type StoredQuery = RankingQuery & { arrived?: Arrived | undefined };

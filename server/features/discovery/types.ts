import type { RankedPerson } from "../../ranking/types.ts";

/** What ranking needs to know of a person. */
export interface DiscoveryRow extends RankedPerson {
  /**
   * Ascending, each once. Two people share as many interests as these have numbers in common; for what the numbers are
   * see the table `discovery_titles`.
   */
  interestIds: number[];
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

/** The person who looks. */
export interface Viewer {
  person: DiscoveryRow;
  /** Blocked, either way. */
  excludedIds: string[];
}

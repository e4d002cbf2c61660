import type { RankedPerson, RankingQuery } from "@nakamatch/ranking/types";
import type { Statement } from "../../../platform/database/open.ts";

/** A person, as far as ranking is concerned. */
export interface DiscoveryRow extends RankedPerson {
  /** Ascending and distinct. Two people share as many interests as they have ids in common (see `discovery_titles`). */
  interestIds: number[];
}

/** A row from the database: lists as text, times in milliseconds since 1970, "never" and "permanent" as infinities. */
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
  languages: number;
}

/** The people who changed since a snapshot of the change feed. */
export interface DiscoveryChanges {
  /** Position of the change feed from which to read on. */
  snapshot: string;
  /** Distinct; a person without a row is removed. Null if the feed no longer reaches back: rebuild the index. */
  ids: string[] | null;
}

/** The person who looks. */
export interface Viewer {
  person: DiscoveryRow;
  /** People the viewer must not find, 16 bytes each (`packUuids`). */
  excludedIds: Uint8Array<ArrayBuffer>;
}

/** When people became discoverable: after, and no later than. */
export interface Arrived {
  after: Date;
  until: Date;
}

/**
 * In SQL only: `arrived` restricts it to newcomers, `among` to ids that a statement selects and who find the viewer too,
 * whom the caller has checked.
 */
export type StoredQuery = RankingQuery & { arrived?: Arrived | undefined; among?: Statement | undefined };

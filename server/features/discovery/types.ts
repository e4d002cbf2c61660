import type { DiscoverySort } from "@nakamatch/contract/endpoints/discovery";

/** Where a person stands in a viewer's order, and the figures that put them there. */
export interface Rank {
  id: string;
  /** Compatibility in percent. */
  compatibility: number;
  /** Hundredths of a kilometre; null is unknown. */
  distance: number | null;
  isPremium: boolean;
}

/** Which part of the order. */
export interface RankingQuery {
  sort: DiscoverySort;
  /** Behind whom; from the start without it. */
  after: Rank | undefined;
  limit: number;
}

/** A ranked person, and whether the viewer likes them. */
export type RankedPerson = Rank & { hasLiked: boolean };

/** A part of the order, and how many people the whole of it has. */
export interface Ranking {
  people: RankedPerson[];
  total: number;
}

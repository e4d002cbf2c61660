import type { DiscoveryFilters, DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import type { Seeker } from "../../domain/meeting/preferences.ts";

/** A city people can live in; degrees, WGS 84. */
export interface RankingCity {
  id: number;
  latitude: number;
  longitude: number;
}

/** Until when something holds: never (`false`), without an end (`true`), or up to an instant in milliseconds since 1970. */
export type Until = boolean | number;

/** A person as the index takes them. */
export interface RankedPerson extends Seeker {
  /** UUID in lower case. */
  id: string;
  /** A city that the index does not know counts as an unknown place, though the filter by city still finds it. */
  city: number | null;
  country: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  /**
   * What the person likes, as numbers in any order; a repeated one counts once. Two people share the numbers that both
   * have, so titles of one name must have one number (DISC-15).
   */
  interestIds: ArrayLike<number>;
  premiumUntil: Until;
  /** Hidden from everybody: banned, or not confirmed. */
  hiddenUntil: Until;
}

/**
 * The filters that narrow (DISC-25..31), the city and the titles by number. An absent one lets everybody pass, one that
 * is present is taken at its word: `narrowingFilters` leaves out those at their widest.
 */
export interface RankingFilters extends Omit<Partial<DiscoveryFilters>, "city" | "selectedInterests"> {
  /** City id. */
  city?: number;
  /** People with any of these pass; nobody passes an empty list. */
  interestIds?: readonly number[] | undefined;
}

/** The person who looks. Without gender or intention they see everybody (OPEN-41). */
export interface RankingViewer extends Seeker {
  id: string;
  city: number | null;
  interestIds: ArrayLike<number>;
}

/** A person's position in a viewer's order, with the figures that decide it. */
export interface RankingPosition {
  id: string;
  /** Percent. */
  compatibility: number;
  /** Hundredths of a kilometre; null is unknown. */
  distanceHundredths: number | null;
  isPremium: boolean;
}

export interface RankingQuery {
  viewer: RankingViewer;
  /** People the viewer must not find, in any order. */
  excludedIds: readonly string[];
  sort: DiscoverySort;
  filters: RankingFilters;
  /** UTC date `YYYY-MM-DD`, for ages. */
  today: string;
  /** Milliseconds since 1970, for what ends by time. Never earlier than in a query before. */
  now: number;
  limit: number;
  /** Only people after this position in the order. */
  after: RankingPosition | undefined;
}

export interface RankingPage {
  rows: RankingPosition[];
  /** Everybody who passes the filters, wherever the page starts. */
  total: number;
}

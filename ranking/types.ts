/** The interface of the package: what the index takes and answers. */

export const GENDERS = ["hombre", "mujer", "otro"] as const;
export type Gender = (typeof GENDERS)[number];

/** What decides who fits whom. A viewer without gender or intention sees everybody; a person without is found by nobody else. */
export interface Seeker {
  gender: Gender | null;
  /** Friendship, a relationship, or both. */
  lookingFor: "amistad" | "relacion" | "ambas" | null;
  /** Genders wanted as friends and as partners. Two people fit where each wants the other as the same. */
  friendshipPreference: readonly Gender[];
  relationshipPreference: readonly Gender[];
}

/** What comes first: the nearest, or the highest percentage of shared titles. */
export type RankingSort = "distance" | "compatibility";

/** A city people can live in; degrees, WGS 84. */
export interface RankingCity {
  id: number;
  latitude: number;
  longitude: number;
}

/** Until when something holds: never (`false`), without an end (`true`), or up to an instant in milliseconds since 1970. */
export type Until = boolean | number;

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
   * have.
   */
  interestIds: ArrayLike<number>;
  premiumUntil: Until;
  /** Hidden from everybody. */
  hiddenUntil: Until;
}

/** An absent filter lets everybody pass, one at its widest does not: beyond its range nobody passes. */
export interface RankingFilters {
  /** Percent, inclusive. */
  minCompatibility?: number;
  /** Kilometres, inclusive. An unknown distance passes. */
  maxDistance?: number;
  country?: string;
  /** City id. */
  city?: number;
  /** Years, both inclusive. An unknown age passes. */
  ageRange?: readonly [min: number, max: number];
  /** People with any of these pass; nobody passes an empty list. */
  interestIds?: readonly number[] | undefined;
}

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
  sort: RankingSort;
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

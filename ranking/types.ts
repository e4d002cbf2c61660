export const GENDERS = ["hombre", "mujer", "otro"] as const;
export type Gender = (typeof GENDERS)[number];

/** A viewer without gender or intention sees everyone; a person without either appears to no one else. */
export interface Seeker {
  gender: Gender | null;
  lookingFor: "amistad" | "relacion" | "ambas" | null;
  /** Genders wanted as friends and as partners; must be mutual within one kind. */
  friendshipPreference: readonly Gender[];
  relationshipPreference: readonly Gender[];
}

/** By taste: the percentage, then by draw; places do not count. */
export type RankingSort = "distance" | "compatibility" | "taste";

/** Degrees, WGS 84. */
export interface RankingCity {
  id: number;
  latitude: number;
  longitude: number;
}

/** Never (`false`), without end (`true`), or up to an instant in milliseconds since 1970. */
export type Until = boolean | number;

export interface RankedPerson extends Seeker {
  /** UUID in lower case. */
  id: string;
  /** Cities unknown to the index have no distance, but the filter by city finds them. */
  city: number | null;
  country: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string | null;
  /** Interest numbers in any order; duplicates count once. */
  interestIds: ArrayLike<number>;
  premiumUntil: Until;
  hiddenUntil: Until;
  isVerified: boolean;
  /** Bits, below 2^53; 0 is unknown. */
  languages: number;
}

/** An absent filter passes everyone; one at its widest still excludes what is beyond. */
export interface RankingFilters {
  /** Percent, inclusive. */
  minCompatibility?: number;
  /** Kilometres, inclusive. Unknown distances pass; alone, if it is negative. */
  maxDistance?: number;
  country?: string;
  city?: number;
  /** Years, inclusive. Unknown ages pass. */
  ageRange?: readonly [min: number, max: number];
  /** Any of these; an empty list matches no one. */
  interestIds?: readonly number[] | undefined;
  /** Only people with the mark. */
  verified?: boolean;
  /** Bits of which one suffices. Unknown languages pass. */
  languages?: number | undefined;
}

export interface RankingViewer extends Seeker {
  id: string;
  city: number | null;
  interestIds: ArrayLike<number>;
}

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
  /** People the viewer must not find, in any order; many are packed (`packUuids`). */
  excludedIds: readonly string[] | Uint8Array;
  sort: RankingSort;
  /** 32 bits that draw the order of equals by taste. */
  seed?: number | undefined;
  filters: RankingFilters;
  /** UTC date `YYYY-MM-DD`, for ages. */
  today: string;
  /** Milliseconds since 1970, for expiry. Must never decrease between queries. */
  now: number;
  limit: number;
  after: RankingPosition | undefined;
}

export interface RankingPage {
  rows: RankingPosition[];
  /** Independent of where the page starts. */
  total: number;
}

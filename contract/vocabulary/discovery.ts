import { AGE } from "./limits.ts";

/** DISC-18. */
export const DISCOVERY_SORTS = ["distance", "compatibility"] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** DISC-24, LIMIT-12, LIMIT-13. */
export const FILTER_RANGES = {
  /** Percent. */
  compatibility: { min: 0, max: 100, step: 5 },
  /** Kilometres; the maximum means unlimited. */
  distance: { min: 0, max: 2000, step: 50 },
} as const;

export const FILTER_INTERESTS_MAX = 50;

/** Named alike in browser, URL, API and ranking. */
export interface DiscoveryFilters {
  /** Percent, inclusive. */
  minCompatibility: number;
  /** Kilometres, inclusive. */
  maxDistance: number;
  country: string;
  /** City id; requires a country (OPEN-46). */
  city: string;
  /** Any of these titles suffices. */
  selectedInterests: string[];
  /** Years, inclusive. */
  ageRange: [min: number, max: number];
  /** Beyond the specification: leaves out people with a like by the viewer. */
  hideLiked: boolean;
  /** Beyond the specification: only people whose photo was verified. */
  verified: boolean;
  /** Beyond the specification: only people who speak one of the viewer's languages, or said none. */
  sharedLanguage: boolean;
  /** Beyond the specification: id of an event, or empty; only people in its list of goers. */
  goesTo: string;
}

/** No filter (DISC-23, LIMIT-11). */
export const DEFAULT_FILTERS: DiscoveryFilters = {
  minCompatibility: 0,
  maxDistance: FILTER_RANGES.distance.max,
  country: "",
  city: "",
  selectedInterests: [],
  ageRange: [AGE.min, AGE.max],
  hideLiked: false,
  verified: false,
  sharedLanguage: false,
  goesTo: "",
};

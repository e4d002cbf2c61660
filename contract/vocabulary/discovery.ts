import { AGE } from "./limits.ts";

/** Nearest or most compatible first (DISC-18). */
export const DISCOVERY_SORTS = ["distance", "compatibility"] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** Ranges of the dashboard's filters (DISC-24, LIMIT-12, LIMIT-13). */
export const FILTER_RANGES = {
  /** Percent. */
  compatibility: { min: 0, max: 100, step: 5 },
  /** Kilometres; the maximum means unlimited. */
  distance: { min: 0, max: 2000, step: 50 },
} as const;

/** Maximum number of titles to filter by. */
export const FILTER_INTERESTS_MAX = 50;

/** Dashboard filters (spec §3 Filter state), named alike in browser, URL, API and ranking. Inactive at the defaults. */
export interface DiscoveryFilters {
  /** Percent, inclusive. */
  minCompatibility: number;
  /** Kilometres, inclusive. */
  maxDistance: number;
  /** Country code. */
  country: string;
  /** City id; requires a country (OPEN-46). */
  city: string;
  /** Names of titles; any of them suffices. */
  selectedInterests: string[];
  /** Years, inclusive. */
  ageRange: [min: number, max: number];
}

/** No filter (DISC-23, LIMIT-11). */
export const DEFAULT_FILTERS: DiscoveryFilters = {
  minCompatibility: 0,
  maxDistance: FILTER_RANGES.distance.max,
  country: "",
  city: "",
  selectedInterests: [],
  ageRange: [AGE.min, AGE.max],
};

import { AGE } from "./limits.ts";

/** Nearest or most compatible first (DISC-18). */
export const DISCOVERY_SORTS = ["distance", "compatibility"] as const;
export type DiscoverySort = (typeof DISCOVERY_SORTS)[number];

/** What the filters of the dashboard can be set to (DISC-24, LIMIT-12, LIMIT-13). */
export const FILTER_RANGES = {
  /** Percent. */
  compatibility: { min: 0, max: 100, step: 5 },
  /** Kilometres; the maximum means no limit. */
  distance: { min: 0, max: 2000, step: 50 },
} as const;

/** Most titles one can filter by at a time. */
export const FILTER_INTERESTS_MAX = 50;

/**
 * The filters of the dashboard (spec §3 Filter state), under the same names in the browser, its address, the API and the
 * ranking. Each is empty at its default and then narrows nothing.
 */
export interface DiscoveryFilters {
  /** Percent, inclusive. */
  minCompatibility: number;
  /** Kilometres, inclusive. */
  maxDistance: number;
  /** Country code. */
  country: string;
  /** City id as text; needs a country (OPEN-46). */
  city: string;
  /** Names of titles; a person with any of them passes. */
  selectedInterests: string[];
  /** Years, both inclusive. */
  ageRange: [min: number, max: number];
}

/** No filter at all (DISC-23, LIMIT-11). */
export const DEFAULT_FILTERS: DiscoveryFilters = {
  minCompatibility: 0,
  maxDistance: FILTER_RANGES.distance.max,
  country: "",
  city: "",
  selectedInterests: [],
  ageRange: [AGE.min, AGE.max],
};

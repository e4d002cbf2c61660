import type { UnitVector } from "../index/places.ts";
import type { Collector } from "./collector.ts";

/** A query in the index's own numbers; the same for every part of the index. */
export interface SearchRequest {
  collector: Collector;
  byDistance: boolean;
  allowed: number;
  origin: UnitVector | null;
  /** The viewer's titles that somebody has, and how many titles they have in all. */
  titles: readonly number[];
  titleCount: number;
  /** 1 by number of a title that the viewer has. */
  marks: Uint8Array;
  minCompatibility: number;
  maxDistance: number | null;
  country: number | null;
  city: number | null;
  cityPlaces: readonly number[];
  /** Numbers of the titles of which one is enough; null is no filter. */
  anyOf: readonly number[] | null;
  births: readonly [number, number] | null;
  /** Few people fit the viewer: checking each is quicker than walking by distance, which would never fill the page. */
  fitsFew: boolean;
  tuning: SearchTuning;
}

/** Thresholds and costs that choose the search strategy; the result is the same with any. */
export interface SearchTuning {
  /** Up to so many people who pass are checked one by one. */
  few: number;
  /** From so many people at one distance on, counting is quicker than checking each, for a viewer with few titles. */
  countFrom: number;
  /** Nanoseconds to read one person's titles; 0: always read, never count. */
  lookCost: number;
  /** Nanoseconds to mark who of some thousands of people lives near enough. */
  markCost: number;
  /** A part of the map with at most so many people is not split. */
  grain: number;
}

export const DEFAULT_TUNING: SearchTuning = { few: 2000, countFrom: 1500, lookCost: 20, markCost: 6000, grain: 2048 };

export function needsBits({ minCompatibility, maxDistance, origin, anyOf, births, fitsFew }: SearchRequest): boolean {
  return (
    fitsFew || minCompatibility > 0 || (maxDistance !== null && origin !== null) || anyOf !== null || births !== null
  );
}

import type { UnitVector } from "../index/places.ts";
import type { Collector } from "./collector.ts";

/** A query in index numbers, shared by all parts. */
export interface SearchRequest {
  collector: Collector;
  byDistance: boolean;
  allowed: number;
  /** From where the order measures distances; null where places do not count. */
  origin: UnitVector | null;
  /** From where `maxDistance` is measured; null without that filter. */
  centre: UnitVector | null;
  /** The viewer's titles in use, and the length of their whole list. */
  titles: readonly number[];
  titleCount: number;
  /** 1 by title number. */
  marks: Uint8Array;
  minCompatibility: number;
  maxDistance: number | null;
  country: number | null;
  city: number | null;
  cityPlaces: readonly number[];
  /** Null is no filter. */
  anyOf: readonly number[] | null;
  births: readonly [number, number] | null;
  verified: boolean;
  /** 1 by number of the language set that passes; null is no filter. */
  speaking: Uint8Array | null;
  /** Few people fit: checking each is faster than walking by distance, which would never fill the page. */
  fitsFew: boolean;
  tuning: SearchTuning;
}

/** Thresholds and costs that choose the search strategy; results never change. */
export interface SearchTuning {
  /** Most matches to check one by one. */
  few: number;
  /** People at one distance from which counting beats checking. */
  countFrom: number;
  /** Nanoseconds to read one person's titles; 0 never counts. */
  lookCost: number;
  /** Nanoseconds to mark the near people of a chunk. */
  markCost: number;
  /** Most people in an unsplit part of the map. */
  grain: number;
}

export const DEFAULT_TUNING: SearchTuning = { few: 2000, countFrom: 1500, lookCost: 20, markCost: 6000, grain: 2048 };

export function needsBits(request: SearchRequest): boolean {
  const { minCompatibility, centre, anyOf, births, verified, speaking, fitsFew } = request;
  return (
    fitsFew ||
    verified ||
    speaking !== null ||
    centre !== null ||
    minCompatibility > 0 ||
    anyOf !== null ||
    births !== null
  );
}

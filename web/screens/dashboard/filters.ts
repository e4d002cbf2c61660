import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { narrowingFilters } from "@nakamatch/domain/meeting/filters";

/** The badge's number: all titles count once, both ages too (DISC-32). */
export function countActiveFilters(filters: DiscoveryFilters): number {
  return Object.keys(narrowingFilters(filters)).length;
}

/** The filter that excludes everyone, if it is the only one; city and country count as one. */
export function filterToLoosen(filters: DiscoveryFilters): keyof DiscoveryFilters | null {
  const active = Object.keys(narrowingFilters(filters)) as (keyof DiscoveryFilters)[];
  const [only, ...others] = active.filter((name) => name !== "country" || !active.includes("city"));
  return only !== undefined && others.length === 0 ? only : null;
}

/** Replaces an end: whole years from 18 to 100, which the other end follows (DISC-29). NaN removes the limit. */
export function withAge(range: DiscoveryFilters["ageRange"], end: "min" | "max", age: number): [number, number] {
  const [min, max] = range;
  const years = Number.isNaN(age) ? AGE[end] : clamp(Math.round(age), AGE.min, AGE.max);
  return end === "min" ? [years, Math.max(years, max)] : [Math.min(min, years), years];
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

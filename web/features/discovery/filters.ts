import { type DiscoveryFilters, FILTER_RANGES } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";

/** The filters as a person counts them. */
export type FilterName = "compatibility" | "distance" | "country" | "city" | "interests" | "age";

/** Those that narrow the list (specification §4): titles count once, however many; so do the two ages. */
export function activeFilters(filters: DiscoveryFilters): FilterName[] {
  const [minAge, maxAge] = filters.ageRange;
  const isActive: Record<FilterName, boolean> = {
    compatibility: filters.minCompatibility > FILTER_RANGES.compatibility.min,
    distance: filters.maxDistance < FILTER_RANGES.distance.max,
    country: filters.country !== "",
    city: filters.city !== "",
    interests: filters.selectedInterests.length > 0,
    age: minAge > AGE.min || maxAge < AGE.max,
  };
  return (Object.keys(isActive) as FilterName[]).filter((name) => isActive[name]);
}

/** The number on the badge (DISC-32). */
export function countActiveFilters(filters: DiscoveryFilters): number {
  return activeFilters(filters).length;
}

/** The one filter that leaves nobody, if there is no doubt which; a city counts together with its country. */
export function filterToLoosen(filters: DiscoveryFilters): FilterName | null {
  const active = activeFilters(filters).filter((name, _, all) => name !== "country" || !all.includes("city"));
  return active.length === 1 ? (active[0] ?? null) : null;
}

/**
 * The range with another end: whole years from 18 to 100, and never past the other end (DISC-29). What is no number means
 * no limit at that end.
 */
export function withAge(range: DiscoveryFilters["ageRange"], end: "min" | "max", age: number): [number, number] {
  const [min, max] = range;
  const years = Math.round(age);
  return end === "min"
    ? [Number.isNaN(years) ? AGE.min : clamp(years, AGE.min, max), max]
    : [min, Number.isNaN(years) ? AGE.max : clamp(years, min, AGE.max)];
}

/** The number itself, or the end of the range that is nearer. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

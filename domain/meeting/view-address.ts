import { DEFAULT_FILTERS, type DiscoveryFilters, type DiscoverySort } from "@nakamatch/contract/vocabulary/discovery";
import { narrowingFilters } from "./filters.ts";

/** What the dashboard shows. */
export interface DiscoveryView {
  sort: DiscoverySort;
  filters: DiscoveryFilters;
}

export const DEFAULT_SORT: DiscoverySort = "distance";

const NAMES = ["sort", ...Object.keys(DEFAULT_FILTERS)];

/** Whether URL parameters say anything of the view. */
export function hasView(params: URLSearchParams): boolean {
  return NAMES.some((name) => params.has(name));
}

/** Writes a view to URL parameters named like the filters, without defaults; other parameters stay. */
export function writeView(before: URLSearchParams, { sort, filters }: DiscoveryView): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const name of NAMES) after.delete(name);
  if (sort !== DEFAULT_SORT) after.set("sort", sort);
  const { selectedInterests = [], ageRange, ...single } = narrowingFilters(filters);
  for (const [name, value] of Object.entries(single)) after.set(name, String(value));
  for (const title of selectedInterests) after.append("selectedInterests", title);
  if (ageRange) after.set("ageRange", ageRange.join("-"));
  return after;
}

import type { Group } from "../index/postings.ts";
import type { Segment } from "../index/segment.ts";
import { lowerBound } from "./lower-bound.ts";
import type { SearchRequest } from "./search-request.ts";

/** Positions in the order of places. */
export type Area = readonly [from: number, to: number];

export interface SlotRange {
  group: Group;
  start: number;
  end: number;
}

export function areasOf({ columns }: Segment, { country, city, cityPlaces }: SearchRequest): Area[] | null {
  const { positions, countries, located } = columns.tree;
  if (city !== null) {
    const areas = cityPlaces.flatMap((place): Area[] => {
      const position = (positions[place] ?? 0) - 1;
      if (position < 0 || (country !== null && countries[position] !== country)) return [];
      return [[position, position + 1]];
    });
    return areas.sort(([a], [b]) => a - b);
  }
  if (country === null) return null;
  const areas = [
    areaOfCountry(countries, country, 0, located),
    areaOfCountry(countries, country, located, countries.length),
  ];
  return areas.filter(([from, to]) => from < to);
}

function areaOfCountry(countries: Int32Array, country: number, from: number, to: number): Area {
  return [lowerBound(countries, country, from, to), lowerBound(countries, country + 1, from, to)];
}

export function rangesOf({ columns }: Segment, areas: readonly Area[] | null): SlotRange[] {
  const { groups, places } = columns;
  if (areas === null) return groups.map((group) => ({ group, start: group.start, end: group.end }));
  return groups.flatMap((group) =>
    areas.flatMap(([from, to]) => {
      // Within a group slots are ordered by place.
      const start = lowerBound(places, from, group.start, group.end);
      const end = lowerBound(places, to, start, group.end);
      return start < end ? [{ group, start, end }] : [];
    }),
  );
}

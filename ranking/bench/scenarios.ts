import type { RankedPerson, RankingFilters } from "../types.ts";
import type { Homes } from "./people.ts";

export const FILTERS: Record<string, RankingFilters> = {
  "at least 50 %": { minCompatibility: 50 },
  "within 500 km": { maxDistance: 500 },
  "20 to 30 years": { ageRange: [20, 30] },
  "in Mexico": { country: "MX" },
  verified: { verified: true },
  "two languages": { languages: 2 ** 9 + 2 ** 35 },
  "two titles": { interestIds: [40, 300] },
  "all but city": {
    minCompatibility: 20,
    maxDistance: 1500,
    ageRange: [20, 40],
    interestIds: [5, 40, 300],
  },
};

/** Each is hard for one search strategy. */
export function specialViewers({ cities }: Homes, viewer: RankedPerson) {
  const average = { ...viewer, interestIds: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584] };
  const [largest] = cities;
  return {
    "in the largest city": { ...average, city: largest?.id ?? null, country: largest?.country ?? null },
    "without a city": { ...average, city: null },
    "without interests": { ...average, interestIds: [] },
    "without city and interests": { ...average, city: null, interestIds: [] },
    "60 most popular titles": { ...average, interestIds: Array.from({ length: 60 }, (_, title) => title + 1) },
    "2,000 titles": { ...average, interestIds: Array.from({ length: 2000 }, (_, title) => title + 1) },
    "rare titles only": { ...average, interestIds: [1500, 1700, 1900, 2100, 2300, 2500, 2700, 2900] },
    "without gender": { ...average, gender: null },
  } satisfies Record<string, RankedPerson>;
}

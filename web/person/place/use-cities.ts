import type { City } from "@nakamatch/contract/endpoints/geography";
import { FALLBACK_CITIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/**
 * Cities of a country that fit what is typed, the largest before anything is typed, at most `limit` (GEO-06, GEO-07).
 * When they cannot be loaded: the country's built-in list (GEO-09), which the select searches by itself. For one country: a
 * component that shows another is a new one, or it would show the first one's cities until those of the other arrive.
 */
export function useCities(
  country: string,
  search: string,
  limit: number,
): { cities: City[]; loading: boolean; builtIn: boolean } {
  const wanted = search.trim();
  const { data, isError, isFetching } = useQuery(
    orpc.geography.cities.queryOptions({
      // A blank search finds the largest cities; none at all would list them by name.
      input: country === "" ? skipToken : { countryCode: country, limit, search: wanted },
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      retryDelay: 500,
      // The list stays while a longer text is looked up.
      placeholderData: keepPreviousData,
    }),
  );
  if (isError) return { cities: builtInCities(country), loading: false, builtIn: true };
  return { cities: data ?? [], loading: isFetching, builtIn: false };
}

function builtInCities(country: string): City[] {
  return [...((FALLBACK_CITIES as Record<string, readonly City[]>)[country] ?? [])];
}

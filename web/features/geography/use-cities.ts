import type { City } from "@nakamatch/contract/endpoints/geography";
import { FALLBACK_CITIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";

/**
 * Cities of a country that fit what is typed, at most `limit + 1`, so that the list knows whether there are more
 * (GEO-06, GEO-07); before anything is typed by name, or the largest first. When they cannot be loaded: the country's built-in list (GEO-09), to be searched by the list itself.
 */
export function useCities(
  country: string,
  search: string,
  { limit, largestFirst }: { limit: number; largestFirst: boolean },
): { cities: City[]; loading: boolean; builtIn: boolean } {
  const wanted = search.trim();
  const { data, isError, isFetching } = useQuery(
    orpc.geography.cities.queryOptions({
      input:
        country === ""
          ? skipToken
          : // A blank search finds the largest cities, none at all lists them by name.
            { countryCode: country, limit: limit + 1, ...((wanted || largestFirst) && { search: wanted }) },
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      retryDelay: 500,
      // While the next letters are looked up, the list stays; another country's cities never do.
      placeholderData: (previous, query) =>
        cityCountry(query?.queryKey) === country ? keepPreviousData(previous) : undefined,
    }),
  );
  if (isError) return { cities: builtInCities(country), loading: false, builtIn: true };
  return { cities: data ?? [], loading: isFetching, builtIn: false };
}

function builtInCities(country: string): City[] {
  return [...((FALLBACK_CITIES as Record<string, readonly City[]>)[country] ?? [])];
}

/** The country in the key of a question for cities. */
function cityCountry(key: readonly unknown[] | undefined): string | undefined {
  return (key?.[1] as { input?: { countryCode?: string } } | undefined)?.input?.countryCode;
}

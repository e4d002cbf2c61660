import type { City } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { ChosenCity } from "./city-field.tsx";

/**
 * The city of an id, where only the id is known, as after loading an address: null while unknown, and when the country
 * has none such. `remember` saves the search for one that was chosen here.
 */
export function useCity(country: string, id: string) {
  const queries = useQueryClient();
  const keyOf = (city: string) => ["city", country, city];
  const { data, isFetching } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => findCity(country, Number(id), signal),
    enabled: country !== "" && id !== "",
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    city: data ?? null,
    searching: isFetching,
    remember: (city: ChosenCity) => queries.setQueryData<ChosenCity>(keyOf(String(city.id)), city),
  };
}

/** Looks for a city among those of its country, the largest first: there is hardly ever more than one range to read. */
async function findCity(countryCode: string, id: number, signal: AbortSignal): Promise<ChosenCity | null> {
  const limit = CITY_OPTIONS.registration;
  for (let offset = 0; ; offset += limit) {
    const range: City[] = await api.geography.cities({ countryCode, search: "", offset, limit }, { signal });
    const found = range.find((city) => city.id === id);
    if (found) return { id, name: found.name };
    if (range.length < limit) return null;
  }
}

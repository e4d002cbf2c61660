import type { City } from "@nakamatch/contract/endpoints/people/geography";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChosenCity } from "../../features/people/place/city-field.tsx";
import { orpc } from "../../lib/api.ts";

/**
 * The city of an id, such as one from the URL (GEO-04): null while unknown, or if not in the country. `remember` caches
 * one that was chosen here.
 */
export function useCity(country: string, id: string) {
  const queries = useQueryClient();
  const isKnown = country !== "" && /^\d{1,9}$/.test(id);
  const { data, isFetching } = useQuery(
    orpc.geography.city.queryOptions({
      input: isKnown ? { countryCode: country, id: Number(id) } : skipToken,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return {
    city: data ?? null,
    searching: isFetching,
    remember: ({ id: cityId, name }: ChosenCity) => {
      const { queryKey } = orpc.geography.city.queryOptions({ input: { countryCode: country, id: cityId } });
      const chosen: City = { id: cityId, name, region: null };
      queries.setQueryData(queryKey, chosen);
    },
  };
}

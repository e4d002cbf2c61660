import { FALLBACK_COUNTRIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "../../lib/api.ts";
import { countryName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";

/** A country with its name in the current language. */
export interface NamedCountry {
  code: string;
  name: string;
}

/** All countries, named and sorted in the current language; the built-in ones when they cannot be loaded (GEO-08). */
export function useCountries(): { countries: NamedCountry[]; loading: boolean } {
  const { language } = useTranslation();
  const { data, isError, isPending } = useQuery(
    orpc.geography.countries.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: 1, retryDelay: 500 }),
  );
  const countries = useMemo(() => {
    const known = data ?? (isError ? FALLBACK_COUNTRIES.map((code) => ({ code, name: code })) : []);
    return known
      .map(({ code, name }) => ({ code, name: countryName(code, language) ?? name }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
  }, [data, isError, language]);
  return { countries, loading: isPending };
}

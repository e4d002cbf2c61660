import type { City } from "@nakamatch/contract/endpoints/geography";
import { CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { orpc } from "../../lib/api.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { type ChosenCity, CityField } from "../../person/place/city-field.tsx";

export type CityFilterProps = {
  /** Without a country there is no city to choose (OPEN-46). */
  country: string;
  /** The city's id as text; empty for any. */
  value: string;
  onValueChange: (id: string) => void;
};

/** Search-select of the city to filter by: the largest first, at most 100 at a time (GEO-07). */
export function CityFilter({ country, value, onValueChange }: CityFilterProps) {
  const { t } = useTranslation();
  const { city, searching, remember } = useCity(country, value);
  const unnamed = searching ? t("common.loading") : t("dashboard.filters.unknownCity");
  return (
    <CityField
      label={t("dashboard.filters.city")}
      placeholder={t("dashboard.filters.anyCity")}
      locked={t("dashboard.filters.cityLocked")}
      country={country}
      value={value === "" ? null : (city ?? { id: Number(value), name: unnamed })}
      onValueChange={(chosen) => {
        if (chosen) remember(chosen);
        onValueChange(chosen ? String(chosen.id) : "");
      }}
      limit={CITY_OPTIONS.filter}
    />
  );
}

/**
 * The city of an id, where only the id is known, as after loading an address (GEO-04): null while unknown, and when the
 * country has none such. `remember` saves the request for one that was chosen here.
 */
function useCity(country: string, id: string) {
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

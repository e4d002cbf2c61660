import { CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import { useTranslation } from "../../lib/translation.tsx";
import { CityField } from "../../person/place/city-field.tsx";
import { useCity } from "./use-city.ts";

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

import { CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../../lib/translation.tsx";
import { CityField } from "../place/city-field.tsx";
import { CountryField } from "../place/country-field.tsx";
import { likelyCountry } from "../place/likely-country.ts";
import { type PersonFactsForm, useChosenFact } from "./person-facts-form.tsx";

/** Search-selects of country and city; the browser's country is listed first. Changing the country clears the city (REG-27, EDIT-12). */
export function PlaceSearches() {
  const { t } = useTranslation();
  const { setValue, control } = useFormContext<PersonFactsForm>();
  const country = useChosenFact("country");
  const city = useChosenFact("city");
  const cityName = useWatch({ control, name: "cityName" });
  const [isNew] = useState(country.value === "");
  const likely = useQuery({
    queryKey: ["likely-country"],
    queryFn: likelyCountry,
    enabled: isNew,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <CountryField
        {...country.field}
        placeholder={t("person.fields.countryPlaceholder")}
        value={country.value}
        first={likely.data}
        onValueChange={(code) => {
          if (code === country.value) return;
          // An empty field is not an error yet, neither while typing a country nor right after for the city.
          setValue("country", code, { shouldDirty: true, shouldValidate: code !== "" });
          setValue("cityName", "", { shouldDirty: true });
          setValue("city", "", { shouldDirty: true });
        }}
      />
      <CityField
        {...city.field}
        placeholder={t("person.fields.cityPlaceholder")}
        locked={t("person.fields.cityLocked")}
        country={country.value}
        value={city.value === "" ? null : { id: Number(city.value), name: cityName }}
        onValueChange={(chosen) => {
          setValue("cityName", chosen?.name ?? "", { shouldDirty: true });
          setValue("city", chosen ? String(chosen.id) : "", { shouldDirty: true, shouldValidate: chosen !== null });
        }}
        limit={CITY_OPTIONS.registration}
      />
    </>
  );
}

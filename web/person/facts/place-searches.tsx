import { CITY_OPTIONS } from "@nakamatch/contract/vocabulary/limits";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "../../lib/translation.tsx";
import { CityField } from "../place/city-field.tsx";
import { CountryField } from "../place/country-field.tsx";
import { type PersonFactsForm, useFactProblem } from "./person-facts-form.tsx";

/** Search-selects of country and city. Another country empties the city (REG-27, EDIT-12). */
export function PlaceSearches() {
  const { t } = useTranslation();
  const { setValue, control } = useFormContext<PersonFactsForm>();
  const problem = useFactProblem();
  const country = useController({ control, name: "country" }).field;
  const city = useController({ control, name: "city" }).field;
  const cityName = useWatch({ control, name: "cityName" });
  return (
    <>
      <CountryField
        ref={country.ref}
        name={country.name}
        onBlur={country.onBlur}
        label={t("person.fields.country")}
        placeholder={t("person.fields.countryPlaceholder")}
        error={problem("country")}
        value={country.value}
        onValueChange={(code) => {
          if (code === country.value) return;
          // An empty field is no mistake yet: not the country while another is typed, nor the city right after that.
          setValue("country", code, { shouldDirty: true, shouldValidate: code !== "" });
          setValue("cityName", "", { shouldDirty: true });
          setValue("city", "", { shouldDirty: true });
        }}
      />
      <CityField
        ref={city.ref}
        name={city.name}
        onBlur={city.onBlur}
        label={t("person.fields.city")}
        placeholder={t("person.fields.cityPlaceholder")}
        locked={t("person.fields.cityLocked")}
        error={problem("city")}
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

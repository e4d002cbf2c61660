import { useFormContext } from "react-hook-form";
import { countryName } from "../../../lib/format.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { useTranslation } from "../../../lib/translation.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { PersonFactsForm } from "./person-facts-form.tsx";

/** Country and city; disabled while their large lists load. */
export const PlaceFields = lazyPart(
  () => import("./place-searches.tsx").then((module) => module.PlaceSearches),
  LoadingPlace,
  // A failure would lose the whole form.
  { tries: 4 },
);

function LoadingPlace() {
  const { t, language } = useTranslation();
  const { country, cityName } = useFormContext<PersonFactsForm>().getValues();
  const shown = {
    country: countryName(country, language) ?? country,
    city: cityName,
  };
  return (["country", "city"] as const).map((name) => (
    <TextField
      key={name}
      disabled
      readOnly
      label={t(`person.fields.${name}`)}
      value={shown[name]}
      placeholder={t("common.loading")}
    />
  ));
}

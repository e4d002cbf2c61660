import { useFormContext } from "react-hook-form";
import { countryName } from "../../lib/format.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { useTranslation } from "../../lib/translation.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { PersonFactsForm } from "./person-facts-form.tsx";

/** Country and city: disabled until the code of their lists is here, which is as large as the rest of the form. */
export const PlaceFields = lazyPart(
  () => import("./place-searches.tsx").then((module) => module.PlaceSearches),
  LoadingPlace,
  // The rest of the form would be lost with it.
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

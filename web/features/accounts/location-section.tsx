import type { RegistrationForm } from "@nakamatch/domain/people/registration";
import type { ReactNode, Ref } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FormSection } from "./form-section.tsx";
import { useProblem } from "./use-problem.ts";

/** What the form gives to a search-select of places. */
interface PlaceField {
  label: string;
  placeholder: string;
  error: string | undefined;
  name: string;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
}

export interface CountrySlot extends PlaceField {
  /** Country code, empty while none is chosen. */
  value: string;
  onValueChange: (code: string) => void;
}

export interface CitySlot extends PlaceField {
  country: string;
  value: { id: number; name: string } | null;
  onValueChange: (city: { id: number; name: string } | null) => void;
  /** What stands there while no country is chosen. */
  locked: string;
}

/** Draws the two search-selects; the page puts them in. */
export interface PlaceSlots {
  country: (slot: CountrySlot) => ReactNode;
  city: (slot: CitySlot) => ReactNode;
}

/** Second panel: where one lives. Another country empties the city (REG-27). */
export function LocationSection({ country: renderCountry, city: renderCity }: PlaceSlots) {
  const { t } = useTranslation();
  const { setValue, control, formState } = useFormContext<RegistrationForm>();
  const problem = useProblem();
  const country = useController({ control, name: "country" }).field;
  const city = useController({ control, name: "city" }).field;
  const cityName = useWatch({ control, name: "cityName" });
  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <FormSection number={2} title={t("register.sections.location")} text={t("register.sections.locationText")}>
      {renderCountry({
        label: t("register.fields.country"),
        placeholder: t("register.fields.countryPlaceholder"),
        error: problem("country"),
        name: country.name,
        ref: country.ref,
        onBlur: country.onBlur,
        value: country.value,
        onValueChange: (code) => {
          if (code === country.value) return;
          country.onChange(code);
          setValue("cityName", "");
          setValue("city", "");
        },
      })}
      {renderCity({
        label: t("register.fields.city"),
        placeholder: t("register.fields.cityPlaceholder"),
        locked: t("register.fields.cityLocked"),
        error: problem("city"),
        name: city.name,
        ref: city.ref,
        onBlur: city.onBlur,
        country: country.value,
        value: city.value === "" ? null : { id: Number(city.value), name: cityName },
        onValueChange: (chosen) => {
          setValue("cityName", chosen?.name ?? "");
          setValue("city", chosen ? String(chosen.id) : "", { ...options, shouldValidate: true });
        },
      })}
    </FormSection>
  );
}

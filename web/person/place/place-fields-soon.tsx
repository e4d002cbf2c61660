import { countryName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { ComboboxInput } from "../../ui/combobox-input.tsx";
import { controlSoon, type WithEarly } from "../../ui/control-soon.tsx";
import { Flag } from "../../ui/flag.tsx";
import type { CityFieldProps } from "./city-field.tsx";
import type { CountryFieldProps } from "./country-field.tsx";

/** A `CountryField` that is fetched when it is shown. */
export const CountryFieldSoon = controlSoon<CountryFieldProps>(
  () => import("./country-field.tsx").then((module) => module.CountryField),
  CountryInput,
);

/** The same for a `CityField`. */
export const CityFieldSoon = controlSoon<CityFieldProps>(
  () => import("./city-field.tsx").then((module) => module.CityField),
  CityInput,
);

function CountryInput({ value, onValueChange, ...field }: WithEarly<CountryFieldProps>) {
  const { language } = useTranslation();
  return (
    <ComboboxInput
      {...field}
      text={value && (countryName(value, language) ?? value)}
      onClear={() => onValueChange("")}
      leading={value ? <Flag code={value} /> : null}
      loading
    />
  );
}

function CityInput({ country, value, onValueChange, locked, placeholder, ...field }: WithEarly<CityFieldProps>) {
  const isLocked = country === "";
  return (
    <ComboboxInput
      {...field}
      text={value?.name ?? ""}
      onClear={() => onValueChange(null)}
      loading={!isLocked}
      disabled={isLocked}
      placeholder={isLocked ? locked : placeholder}
    />
  );
}

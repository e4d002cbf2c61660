import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../lib/format.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { ComboboxInput } from "../../ui/combobox-input.tsx";
import type { EarlyUse } from "../../ui/early-use.ts";
import { Flag } from "../../ui/flag.tsx";
import type { CityFieldProps } from "./city-field.tsx";
import type { CountryFieldProps } from "./country-field.tsx";

type WithEarly<Props> = Omit<Props, "early"> & { early: RefObject<EarlyUse> };

/** How often to try to fetch a list: what is typed into the form would be lost with it. */
const TRIES = 4;

const CountryList = lazyPart<WithEarly<CountryFieldProps>>(
  () => import("./country-field.tsx").then((module) => module.CountryField),
  CountryInput,
  { tries: TRIES },
);

const CityList = lazyPart<WithEarly<CityFieldProps>>(
  () => import("./city-field.tsx").then((module) => module.CityField),
  CityInput,
  { tries: TRIES },
);

/** A `CountryField` that is fetched when it is shown; until then an input that looks the same takes focus and keys. */
export function CountryFieldSoon(props: CountryFieldProps) {
  const early = useRef<EarlyUse>({});
  return <CountryList {...props} early={early} />;
}

/** The same for a `CityField`. */
export function CityFieldSoon(props: CityFieldProps) {
  const early = useRef<EarlyUse>({});
  return <CityList {...props} early={early} />;
}

function CountryInput({ value, onValueChange, ...field }: WithEarly<CountryFieldProps>) {
  const { i18n } = useTranslation();
  return (
    <ComboboxInput
      {...field}
      text={value && (countryName(value, currentLanguage(i18n)) ?? value)}
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

import type { Ref } from "react";
import { countryName } from "../../lib/format.ts";
import { useTranslation } from "../../lib/translation.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import type { FieldText } from "../../ui/field.tsx";
import { Flag } from "../../ui/flag.tsx";
import { type NamedCountry, useCountries } from "./use-countries.ts";

export type CountryFieldProps = Pick<FieldText, "label" | "hint" | "error" | "optional"> & {
  /** Country code; empty while none is chosen. */
  value: string;
  onValueChange: (code: string) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

const codeOf = ({ code }: NamedCountry) => code;
const nameOf = ({ name }: NamedCountry) => name;

/** Search-select of a country, with flags (REG-24). */
export function CountryField({ value, onValueChange, ...field }: CountryFieldProps) {
  const { language } = useTranslation();
  const { countries, loading } = useCountries();
  // Named without the list too: while it is loading, and where it is the short built-in one.
  const unlisted = value === "" ? null : { code: value, name: countryName(value, language) ?? value };
  return (
    <Combobox
      {...field}
      items={countries}
      value={countries.find(({ code }) => code === value) ?? unlisted}
      onValueChange={(country) => onValueChange(country?.code ?? "")}
      itemKey={codeOf}
      itemLabel={nameOf}
      renderItem={(country) => (
        <>
          <Flag code={country.code} />
          <span className="min-w-0">{country.name}</span>
        </>
      )}
      leading={(country) => country && <Flag code={country.code} />}
      loading={loading}
      limit={countries.length || 1}
    />
  );
}

import { FALLBACK_COUNTRIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { useQuery } from "@tanstack/react-query";
import { type Ref, useMemo, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { countryName } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/translation.tsx";
import { Combobox } from "../../../ui/combobox.tsx";
import type { FieldText } from "../../../ui/field.tsx";
import { Flag } from "../../../ui/flag.tsx";

type CountryFieldProps = Pick<FieldText, "label" | "error"> & {
  /** Country code, or empty. */
  value: string;
  onValueChange: (code: string) => void;
  /** Code of the country to list first, once known; after the first focus the list stays as it is. */
  first?: string | null | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

const codeOf = ({ code }: NamedCountry) => code;
const nameOf = ({ name }: NamedCountry) => name;

/** Search-select of a country, with flags (REG-24). */
export function CountryField({ value, onValueChange, first, ...field }: CountryFieldProps) {
  const { language } = useTranslation();
  const [seen, setSeen] = useState<{ first: typeof first }>();
  const { countries, loading } = useCountries(seen ? seen.first : first);
  // Also while loading, or beyond the built-in list.
  const unlisted = value === "" ? null : { code: value, name: countryName(value, language) ?? value };
  return (
    <Combobox
      {...field}
      items={countries}
      value={countries.find(({ code }) => code === value) ?? unlisted}
      onFocus={() => setSeen((before) => before ?? { first })}
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

/** With its name in the current language. */
interface NamedCountry {
  code: string;
  name: string;
}

/** All countries, sorted by localized name after the `first`; on failure the built-in ones (GEO-08). */
function useCountries(first?: string | null): { countries: NamedCountry[]; loading: boolean } {
  const { language } = useTranslation();
  const { data, isError, isPending } = useQuery(
    orpc.geography.countries.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: 1, retryDelay: 500 }),
  );
  const countries = useMemo(() => {
    const known = data ?? (isError ? FALLBACK_COUNTRIES.map((code) => ({ code, name: code })) : []);
    return known
      .map(({ code, name }) => ({ code, name: countryName(code, language) ?? name }))
      .sort(
        (one, other) =>
          Number(other.code === first) - Number(one.code === first) || one.name.localeCompare(other.name, language),
      );
  }, [data, isError, language, first]);
  return { countries, loading: isPending };
}

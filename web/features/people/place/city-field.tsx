import type { City } from "@nakamatch/contract/endpoints/people/geography";
import { FALLBACK_CITIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { orpc } from "../../../lib/api.ts";
import { useDebounced } from "../../../lib/debounce.ts";
import { Combobox } from "../../../ui/combobox.tsx";
import type { FieldText } from "../../../ui/field.tsx";

export interface ChosenCity {
  id: number;
  name: string;
}

type CityFieldProps = Pick<FieldText, "label" | "error"> & {
  /** Without a country the field is disabled (REG-26). */
  country: string;
  value: ChosenCity | null;
  onValueChange: (city: ChosenCity | null) => void;
  /** Maximum options; a note tells of further ones. */
  limit: number;
  placeholder?: string | undefined;
  /** Placeholder while disabled. */
  locked?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

type Item = ChosenCity & { region?: string | null };

/** Milliseconds. */
const TYPING_PAUSE_MS = 250;

const keyOf = ({ id }: Item) => String(id);
const nameOf = ({ name }: Item) => name;

/** Search-select of a city, largest first. The server searches, as countries have thousands. */
export function CityField(props: CityFieldProps) {
  // Another country resets the field and the typed text.
  return <CitySearch key={props.country} {...props} />;
}

function CitySearch(props: CityFieldProps) {
  const { country, value, onValueChange, limit, locked, placeholder, ...field } = props;
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, TYPING_PAUSE_MS);
  const { cities, loading, builtIn } = useCities(country, search, limit);
  const isLocked = country === "";
  return (
    <Combobox<Item>
      {...field}
      items={cities}
      value={value}
      onValueChange={(city) => onValueChange(city && { id: city.id, name: city.name })}
      itemKey={keyOf}
      itemLabel={nameOf}
      renderItem={(city) => (
        <span className="min-w-0">
          {city.name}
          {city.region && <span className="text-ink-soft"> · {city.region}</span>}
        </span>
      )}
      {...(!builtIn && { onSearch: setTyped })}
      loading={!isLocked && (loading || typed !== search)}
      limit={limit}
      disabled={isLocked}
      placeholder={isLocked ? locked : placeholder}
    />
  );
}

/**
 * Matching cities of a country, largest first, at most `limit` (GEO-06, GEO-07). On failure the built-in list (GEO-09),
 * searched by the select. Remount for another country: otherwise old cities show until new ones arrive.
 */
function useCities(country: string, search: string, limit: number) {
  const wanted = search.trim();
  const { data, isError, isFetching } = useQuery(
    orpc.geography.cities.queryOptions({
      // A blank search sorts by size; none at all by name.
      input: country === "" ? skipToken : { countryCode: country, limit, search: wanted },
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      retryDelay: 500,
      // Keeps the list during the next search.
      placeholderData: keepPreviousData,
    }),
  );
  const builtIn: Record<string, readonly City[]> = FALLBACK_CITIES;
  if (isError) return { cities: builtIn[country] ?? [], loading: false, builtIn: true };
  return { cities: data ?? [], loading: isFetching, builtIn: false };
}

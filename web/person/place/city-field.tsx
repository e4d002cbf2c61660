import type { City } from "@nakamatch/contract/endpoints/geography";
import { FALLBACK_CITIES } from "@nakamatch/contract/vocabulary/fallback-places";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { orpc } from "../../lib/api.ts";
import { useDebounced } from "../../lib/debounce.ts";
import { Combobox } from "../../ui/combobox.tsx";
import type { FieldText } from "../../ui/field.tsx";

/** A chosen city: its id and name. */
export interface ChosenCity {
  id: number;
  name: string;
}

type CityFieldProps = Pick<FieldText, "label" | "error"> & {
  /** The country whose cities are offered; empty while none is chosen, which disables the field (REG-26). */
  country: string;
  value: ChosenCity | null;
  onValueChange: (city: ChosenCity | null) => void;
  /** How many are offered at most; a remark tells that there are more. */
  limit: number;
  placeholder?: string | undefined;
  /** Placeholder of the disabled field. */
  locked?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

type Item = ChosenCity & { region?: string | null };

/** Pause in typing after which the server searches, in milliseconds. */
const TYPING_PAUSE_MS = 250;

const keyOf = ({ id }: Item) => String(id);
const nameOf = ({ name }: Item) => name;

/**
 * Search-select of a city, the largest first. The server searches, so that countries with thousands of cities stay fast.
 */
export function CityField(props: CityFieldProps) {
  // Another country resets the field, the typed text included.
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
 * Cities of a country that fit what is typed, the largest before anything is typed, at most `limit` (GEO-06, GEO-07).
 * When they cannot be loaded: the country's built-in list (GEO-09), which the select searches by itself. For one country: a
 * component that shows another is a new one, or it would show the first one's cities until those of the other arrive.
 */
function useCities(country: string, search: string, limit: number) {
  const wanted = search.trim();
  const { data, isError, isFetching } = useQuery(
    orpc.geography.cities.queryOptions({
      // A blank search finds the largest cities; none at all would list them by name.
      input: country === "" ? skipToken : { countryCode: country, limit, search: wanted },
      staleTime: Number.POSITIVE_INFINITY,
      retry: 1,
      retryDelay: 500,
      // The list stays while a longer text is looked up.
      placeholderData: keepPreviousData,
    }),
  );
  const builtIn: Record<string, readonly City[]> = FALLBACK_CITIES;
  if (isError) return { cities: builtIn[country] ?? [], loading: false, builtIn: true };
  return { cities: data ?? [], loading: isFetching, builtIn: false };
}

import { type ReactNode, type Ref, useState } from "react";
import { useDebounced } from "../../lib/debounce.ts";
import { Combobox } from "../../ui/combobox.tsx";
import type { FieldText } from "../../ui/field.tsx";
import { useCities } from "./use-cities.ts";

/** A chosen city: its id and name. */
export interface ChosenCity {
  id: number;
  name: string;
}

export type CityFieldProps = Pick<FieldText, "label" | "error" | "optional"> & {
  /** The country whose cities are offered; empty while none is chosen, which disables the field (REG-26). */
  country: string;
  value: ChosenCity | null;
  onValueChange: (city: ChosenCity | null) => void;
  /** How many are offered at most; a remark tells that there are more. */
  limit: number;
  placeholder?: string | undefined;
  /** Placeholder of the disabled field. */
  locked?: string | undefined;
  hint?: ReactNode;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
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

import { type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";
import { TickBox } from "./tick-box.tsx";

export type CheckboxGroupProps<Value extends string> = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  name?: string | undefined;
};

/** Multiple choice as tiles, pressable anywhere. Values are in the order of options. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, hint, error, options, value, onValueChange, name } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={hint || error ? id : undefined}
      aria-invalid={error ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="group flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-control border-2 border-edge bg-sheet py-2 pr-4 pl-3 transition-colors hover:bg-wash has-checked:bg-accent-wash has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <TickBox
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={(event) => {
                const { checked } = event.target;
                const kept = options.map((each) => each.value);
                onValueChange(kept.filter((each) => (each === option.value ? checked : value.includes(each))));
              }}
            />
            {option.icon}
            <span className="wrap-anywhere min-w-0 hyphens-auto">{option.label}</span>
          </label>
        ))}
      </div>
      {(hint || error) && (
        <div id={id} aria-live="polite" className="mt-1.5 text-ink-soft text-sm">
          {error ? <FieldError>{error}</FieldError> : hint}
        </div>
      )}
    </fieldset>
  );
}

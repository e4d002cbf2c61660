import { type ReactNode, type Ref, useId } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./field.tsx";

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  error?: ReactNode;
  options: readonly { value: Value; label: ReactNode }[];
  /** Short texts: three per row, where there is room, instead of two. */
  short?: boolean | undefined;
  value: Value | "";
  onValueChange: (value: Value) => void;
  name?: string | undefined;
  /** The chosen option, else the first. */
  ref?: Ref<HTMLInputElement> | undefined;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, error, options, short, value, onValueChange, name, ref } = props;
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      className="group @container min-w-0"
    >
      {/* Visible in any window; moves nothing. */}
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-4">
        <div id={`${id}-label`} className="font-bold">
          {legend}
        </div>
        {/* Always rendered, so that changes are announced. */}
        <div id={`${id}-note`} aria-live="polite">
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
      <div className={cx("grid gap-2.5", short ? "@lg:grid-cols-[repeat(3,auto)]" : "sm:grid-cols-2")}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 min-w-0 cursor-pointer items-center gap-2.5 rounded-control border-2 border-edge bg-sheet px-3 py-2 leading-snug group-aria-invalid:border-danger-ink transition-colors hover:bg-wash has-checked:bg-accent-wash has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <span className="relative flex shrink-0">
              <input
                ref={option.value === (value || options[0]?.value) ? ref : undefined}
                type="radio"
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onValueChange(option.value)}
                className="covering-input peer"
              />
              {/* A border, as forced colours paint no backgrounds. */}
              <span
                aria-hidden="true"
                className="flex size-6 items-center justify-center rounded-full border-2 border-edge bg-sheet after:invisible after:size-0 after:rounded-full after:border-6 after:border-accent peer-checked:after:visible"
              />
            </span>
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

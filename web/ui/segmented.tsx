import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Icons only; labels become tooltips. */
  iconsOnly?: boolean | undefined;
  /** Shows the group's label. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
};

/** Two to four exclusive choices, as radio buttons. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onValueChange, iconsOnly, showLabel, className } = props;
  const name = useId();
  return (
    <fieldset className={cx("min-w-0", className)}>
      <legend className={showLabel ? "mb-1.5 font-bold" : "sr-only"}>{label}</legend>
      <div className="inline-flex max-w-full overflow-hidden rounded-control border-2 border-edge bg-sheet has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        {options.map((option) => (
          <label
            key={option.value}
            title={iconsOnly ? option.label : undefined}
            className={cx(
              "relative flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 border-edge py-1.5 text-center font-bold text-ink leading-tight not-first:border-l-2 hover:bg-wash has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none [&_svg]:size-5 [&_svg]:shrink-0",
              iconsOnly ? "px-2" : "px-2 sm:px-4",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            <span className={iconsOnly ? "sr-only" : "min-w-0"}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
      <div className="inline-flex max-w-full flex-wrap overflow-hidden rounded-control border-2 border-edge bg-sheet has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        {options.map((option) => (
          <label
            key={option.value}
            title={iconsOnly ? option.label : undefined}
            className={cx(
              "relative -mt-0.5 -ml-0.5 flex min-h-11.5 min-w-11.5 grow cursor-pointer items-center justify-center gap-2 border-edge border-t-2 border-l-2 py-1.5 text-center font-bold leading-tight [&_svg]:size-5 [&_svg]:shrink-0",
              option.value === value
                ? "bg-accent text-on-accent forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                : "text-ink hover:bg-wash",
              iconsOnly ? "px-2" : "px-2.5 sm:px-4",
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

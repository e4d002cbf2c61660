import { type CSSProperties, type ReactNode, useId } from "react";

export type SliderProps = {
  label: ReactNode;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value as text, such as "50 km"; shown and announced. */
  valueText: string;
  onValueChange: (value: number) => void;
  fill?: "below" | "above" | "none" | undefined;
};

/** The native range input, with its keys. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step = 1, valueText, onValueChange, fill = "below" } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-bold">
          {label}
        </label>
        <output htmlFor={id} className="font-display font-extrabold tabular-nums">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        style={{ "--value": `${((value - min) / (max - min)) * 100}%` } as CSSProperties}
        data-fill={fill}
        // The focus ring stays clear of the label.
        className="range mt-1.5 block h-11 w-full cursor-pointer rounded-lg focus-visible:outline-offset-0"
      />
    </div>
  );
}

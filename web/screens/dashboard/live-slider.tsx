import { Slider } from "../../ui/slider.tsx";
import { useDraft } from "./use-draft.ts";

export type LiveSliderProps = {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  /** The value in words. */
  words: (value: number) => string;
  onValueChange: (value: number) => void;
  /** The side of the thumb with the values that pass. */
  fill: "below" | "above";
};

/** A slider whose value is applied after a pause, not at every step. */
export function LiveSlider({ label, value, range, words, onValueChange, fill }: LiveSliderProps) {
  const { draft, change } = useDraft(value, onValueChange);
  return <Slider label={label} value={draft} {...range} valueText={words(draft)} onValueChange={change} fill={fill} />;
}

import type { DiscoveryFilters } from "@nakamatch/contract/vocabulary/discovery";
import { AGE } from "@nakamatch/contract/vocabulary/limits";
import { useState } from "react";
import { useTranslation } from "../../lib/translation.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { withAge } from "./filters.ts";
import { useDraft } from "./use-draft.ts";

type Range = DiscoveryFilters["ageRange"];

/** From which age to which, side by side. */
export function AgeRange({ range, onRangeChange }: { range: Range; onRangeChange: (range: Range) => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 grid-cols-2 gap-3">
      <AgeInput end="min" label={t("dashboard.filters.minAge")} range={range} onRangeChange={onRangeChange} />
      <AgeInput end="max" label={t("dashboard.filters.maxAge")} range={range} onRangeChange={onRangeChange} />
    </div>
  );
}

type AgeInputProps = { end: "min" | "max"; label: string; range: Range; onRangeChange: (range: Range) => void };

/**
 * One end of the range. A valid age is applied after a pause in typing; another, such as the `2` of `25`, is corrected when
 * the input loses focus, which a remark tells (DISC-29).
 */
function AgeInput({ end, label, range, onRangeChange }: AgeInputProps) {
  const { t } = useTranslation();
  const [wasCorrected, setWasCorrected] = useState(false);
  const at = end === "min" ? 0 : 1;
  const min = end === "min" ? AGE.min : range[0];
  const max = end === "max" ? AGE.max : range[1];
  const corrected = (text: string) => withAge(range, end, text.trim() === "" ? Number.NaN : Number(text));
  const { draft, change, settle } = useDraft(String(range[at]), (text) => {
    const next = corrected(text);
    if (String(next[at]) === text) onRangeChange(next);
  });
  const correct = () => {
    const age = corrected(draft)[at];
    // An empty field means no limit.
    setWasCorrected(draft.trim() !== "" && age !== Number(draft));
    settle(String(age));
  };
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={min}
      max={max}
      value={draft}
      status={wasCorrected && t("dashboard.filters.ageCorrected", { min, max, age: draft })}
      onChange={(event) => {
        setWasCorrected(false);
        change(event.target.value);
      }}
      onBlur={correct}
      onKeyDown={(event) => {
        if (event.key === "Enter") correct();
      }}
    />
  );
}

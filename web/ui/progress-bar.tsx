import { type ReactNode, useId } from "react";
import { formatPercent } from "../lib/format.ts";
import { useTranslation } from "../lib/translation.tsx";
import { cx } from "./cx.ts";

export type ProgressBarProps = Label & {
  /** 0 to 100; undefined if indeterminate. */
  value?: number | undefined;
  /** Text on the right; defaults to the localized percentage. */
  valueText?: string | undefined;
  /** `meter` for measurements, `progress` for work. */
  role?: "meter" | "progress" | undefined;
  tone?: "signal" | "accent" | "success" | undefined;
  className?: string | undefined;
};

/** Thin, without visible text; label and value remain accessible. */
type Label = { label: ReactNode; bare?: false | undefined } | { label: string; bare: true };

const fills = { signal: "bg-signal", accent: "bg-accent", success: "bg-success" };

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, role = "meter", tone = "signal", bare, className } = props;
  const id = useId();
  const { language } = useTranslation();
  const percent = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const text = props.valueText ?? (percent === undefined ? undefined : formatPercent(percent, language));
  const bar = {
    role: role === "meter" ? "meter" : "progressbar",
    ...(bare ? { "aria-label": label } : { "aria-labelledby": id }),
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": percent,
    "aria-valuetext": text,
  };
  return (
    <div className={cx("min-w-0", className)}>
      {!bare && (
        <div className="mb-1 flex items-baseline justify-between gap-3">
          <span id={id} className="min-w-0 text-ink-soft text-sm">
            {label}
          </span>
          {text !== undefined && <span className="font-display font-extrabold tabular-nums">{text}</span>}
        </div>
      )}
      {/* Native meters cannot be styled consistently. */}
      <div
        {...bar}
        className={cx(
          "relative overflow-hidden rounded-full border-2 border-edge",
          bare ? "h-2.5 bg-sheet" : "h-4 bg-wash",
        )}
      >
        <div
          className={cx(
            "relative h-full border-edge transition-[width] duration-200",
            fills[tone],
            percent === undefined ? "w-2/5 animate-breathe" : percent > 0 && percent < 100 && "border-r-2",
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        >
          {!bare && <div className="screentone absolute inset-0 text-sheet opacity-30 [--dot:5px]" />}
        </div>
      </div>
    </div>
  );
}
